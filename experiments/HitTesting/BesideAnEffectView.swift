import EventTrace
import ExperimentKit
import UIKit

private enum Place: String, Choice {
    case inContent = "in the `contentView` of the effect view"
    case below = "behind the effect view"
    case belowOff = "behind an effect view with interaction off"
    case around = "around the effect view, as its superview"
    case aroundOff = "around an effect view with interaction off, as its superview"
}
private let place = Variable<Place>("place", "The button lies")

private let effect = Named<UIVisualEffectView>("effect")
private let button = Named<UIButton>("button")

/// A button in, below and around an effect view.
let besideAnEffectView: Experiment = Experiment(
    id: "BesideAnEffectView",
    title: "A `UIVisualEffectView` takes the taps of a button",
    question:
        "A button lies in the `contentView` of a `UIVisualEffectView`, behind the effect view, or has the effect view as its background. Does a tap on the button act?",
    answer:
        "A button in the `contentView` acts. An effect view in front of a button takes the button's taps, as every view in front does, and so does an effect view that is added to the button. With `isUserInteractionEnabled = false` on the effect view, a button behind or around the effect view acts.",
    remedy:
        "Add subviews to `contentView`, as Apple's documentation asks. `addSubview(_:)` on the effect view itself stops the app since iOS 11: “has been added as a subview to <UIVisualEffectView …> Do not add subviews directly to the visual effect view itself, instead add them to the -contentView” (not staged here). On an effect view that only decorates, in a button too, set `isUserInteractionEnabled = false`; buttons in its `contentView` are off with it. For a panel with buttons that lets the other taps through, see ThroughToASibling. A blurred button needs no subview since iOS 15: set `background.visualEffect` of its `UIButton.Configuration`.",
    symptoms: [
        "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView",
        "has been added as a subview to UIVisualEffectView crash",
        "button in UIVisualEffectView not working",
        "blur view over button intercepts taps",
        "UIButton with blur background not tappable",
    ],
    variables: [place],
    stage: { stage in
        let choice = stage[place]
        let area = CGRect(x: 95, y: 300, width: 200, height: 60)
        let effect = stage.name(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), effect)
        let button = stage.name(UIButton(frame: area), button)
        stage.addTarget(to: button, for: .touchUpInside)
        effect.isUserInteractionEnabled = choice != .belowOff && choice != .aroundOff
        switch choice {
        case .inContent:
            effect.frame = stage.view.bounds
            stage.view.addSubview(effect)
            effect.contentView.addSubview(button)
        case .below, .belowOff:
            stage.view.addSubview(button)
            effect.frame = stage.view.bounds
            stage.view.addSubview(effect)
        case .around, .aroundOff:
            stage.view.addSubview(button)
            effect.frame = button.bounds
            button.addSubview(effect)
        }
        stage.script.tap(at: CGPoint(x: 195, y: 330))
    },
    outcomes: { Outcome("the button acts", not: "the button does nothing", button.action(.touchUpInside)) },
    claims: {
        Claim("A button in the content view acts.", when: place == .inContent, button.action(.touchUpInside).times(1))
        Claim(
            "An effect view over a button takes its taps.", when: place == .below, button.action(.touchUpInside).never,
            explanation: "A library's authors and Xamarin's found the same.")
        Claim(
            "An effect view in a button, as its background, takes its taps.", when: place == .around,
            button.action(.touchUpInside).never, explanation: "A control acts for touches that hit the control itself.")
        Claim(
            "With `isUserInteractionEnabled = false` on the effect view the button acts.",
            when: place.isOneOf(.belowOff, .aroundOff), button.action(.touchUpInside).times(1))
    })

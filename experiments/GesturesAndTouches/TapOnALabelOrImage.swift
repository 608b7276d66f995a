import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case label = "a `UILabel`"
    case imageView = "a `UIImageView`"
    case plainView = "a plain `UIView`"
}
private let kind = Variable<Kind>("view", "The view with the tap recognizer is")

private enum Interaction: String, Choice {
    case leftAlone = "is left as it is"
    case on = "is set to true"
    case onInAnImageView = "is set to true inside a `UIImageView`"
}
private let interaction = Variable<Interaction>("isUserInteractionEnabled", "Its `isUserInteractionEnabled`")

private enum Touched: String, Choice {
    case theView = "the view itself"
    case buttonInIt = "a button in it"
}
private let touched = Variable<Touched>("touched", "The finger taps")

private let takesTouches = Condition(
    "the view and its superviews take touches", not: "the view or its superview takes no touches",
    interaction == .on || interaction == .leftAlone && kind == .plainView)

private let background = Named<LoggedView>("background")
private let holder = Named<UIImageView>("holder")
private let button = Named<UIButton>("button")
private let tap = Named<UITapGestureRecognizer>("tap")

/// Views that take no touches by default.
let tapOnALabelOrImage: Experiment = Experiment(
    id: "TapOnALabelOrImage",
    title: "Tap gesture on a `UILabel` or `UIImageView` does nothing",
    question:
        "A tap recognizer is added to a label, an image view or a plain view, and there is a button in it. When does a tap on the view fire the recognizer, and a tap on the button the button?",
    answer:
        "`UILabel` and `UIImageView` have `isUserInteractionEnabled` off by default: neither their recognizers nor the buttons in them receive a touch, and the view behind gets it. With the property set to `true` recognizers and buttons both work. Setting it does not help if a superview has the property off, such as an image view around the label.",
    remedy:
        "Set `isUserInteractionEnabled = true` on the label or image view, and on every label or image view that contains it. Give each view a recognizer of its own: adding one to a second view takes it from the first. In a cell add the recognizer in the cell's class: in `viewDidLoad` of the controller an outlet of a cell is nil. A label does not say which character was tapped: for a link in a part of its text use a `UITextView` with `isEditable = false`, or find the glyph with a TextKit layout of the same size, font and line break mode, and ignore taps beside the glyphs.",
    symptoms: [
        "UITapGestureRecognizer on UILabel not working",
        "UIImageView tap gesture not called",
        "add a tap gesture to an image view",
        "clickable label, tappable image",
        "tap on a link in a part of a label's attributed text",
        "UIButton inside UIImageView does not respond",
        "isUserInteractionEnabled default value of UILabel and UIImageView",
        "tap gesture on a label in a table view cell never fires",
    ],
    variables: [kind, interaction, touched],
    stage: { stage in
        let background = stage.add(LoggedView(), background, at: Stage.bounds)
        let view: UIView
        switch stage[kind] {
        case .label: view = UILabel()
        case .imageView: view = UIImageView()
        case .plainView: view = UIView()
        }
        var superview: UIView = background
        if stage[interaction] == .onInAnImageView {
            superview = stage.add(UIImageView(), holder, at: CGRect(x: 20, y: 150, width: 350, height: 350), in: background)
        }
        stage.add(view, "view", at: CGRect(x: 45, y: 50, width: 260, height: 260), in: superview)
        if stage[interaction] != .leftAlone { view.isUserInteractionEnabled = true }
        let button = stage.add(UIButton(), button, at: CGRect(x: 30, y: 150, width: 200, height: 60), in: view)
        stage.addTarget(to: button, for: .touchUpInside)
        stage.add(UITapGestureRecognizer(), tap, to: view)
        if stage[touched] == .theView { stage.script.tap(.point(x: 130, y: 60, in: "view")) } else { stage.script.tap(button) }
    },
    outcomes: {
        Outcome("the tap recognizer fires", not: "the tap recognizer does not fire", tap.action)
        Outcome("the button fires", not: "the button does not fire", button.action)
        Outcome("the view behind gets the whole touch", not: "the view behind does not get the whole touch", background.touchesEnded)
    },
    claims: {
        Claim(
            "A label and an image view take no touches by default: neither the recognizer nor the button fires.",
            when: interaction == .leftAlone && kind != .plainView,
            explanation: "Hit-testing skips a view that has user interaction off, and all that is in it.", rules: [.unreachable]
        ) {
            tap.action.never
            button.action.never
        }
        Claim(
            "The touch goes to the view behind.", when: !takesTouches
        ) {
            only {
                background.touchesBegan
                background.touchesEnded
            }
        }
        Claim(
            "With `isUserInteractionEnabled` set to `true`, a tap on the view fires its recognizer.",
            when: interaction == .on && touched == .theView, tap.action(.ended).times(1))
        Claim(
            "With `isUserInteractionEnabled` set to `true`, a tap on the button in it fires the button.",
            when: interaction == .on && touched == .buttonInIt,
            explanation: "A `UIButton` declines a single tap of a superview's recognizer.", rules: [.veto]
        ) {
            button.action(.touchUpInside).times(1)
            tap.action.never
        }
        Claim(
            "Inside an image view that is left as it is, setting the property changes nothing.", when: interaction == .onInAnImageView,
            explanation: "The image view is skipped with all that is in it.", rules: [.unreachable]
        ) {
            tap.action.never
            button.action.never
        }
        Claim(
            "A plain view needs no setting.", when: kind == .plainView && interaction == .leftAlone && touched == .theView,
            tap.action(.ended).times(1))
        Claim(
            "With the property set, all three kinds of view behave the same.", when: interaction == .on, kind.changesNothing())
    })

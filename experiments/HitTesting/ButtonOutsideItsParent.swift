import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let overrides = Variable<Bool>(
    "hitTest", "The parent's `hitTest` returns the button for points in the button", off: "the parent's `hitTest` is not overridden")

private enum Finger: String, Choice {
    case partInside = "the half inside the parent"
    case partOutside = "the half outside the parent"
    case parent = "the parent itself"
}
private let finger = Variable<Finger>("finger", "The finger taps")

/// Answers with the button for every point in it.
private final class Generous: BeganPad {
    var button: UIButton?
    var isGenerous = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isGenerous, !isHidden, let button, button.point(inside: convert(point, to: button), with: event) else {
            return super.hitTest(point, with: event)
        }
        return button
    }
}

private let background = Named<BeganPad>("background")
private let parent = Named<Generous>("parent")
private let button = Named<UIButton>("button")

/// A button that sticks out, and how to make that part work.
let buttonOutsideItsParent: Experiment = Experiment(
    id: "ButtonOutsideItsParent",
    title: "Making a button work outside its parent's bounds",
    question: """
        Half of a button lies outside its parent. Does a tap on that half reach the button, and does it help to override the \
        parent's `hitTest`?
        """,
    answer: """
        With the parent's `hitTest` overridden, both halves of the button work, and the rest of the parent behaves as before. \
        Without the override, a tap on the half outside the parent never reaches the button and goes to the view behind the parent.
        """,
    remedy: """
        Override `hitTest(_:with:)` in the parent: unless the parent is hidden, fully transparent or has interaction disabled, return \
        `button.hitTest(convert(point, to: button), with: event) ?? super.hitTest(point, with: event)`. The point has to be \
        converted, and each further superview that does not contain the point needs such an override too. If the parent \
        should contain the button and has no height or width, as without a constraint, give the parent its size instead.
        """,
    symptoms: [
        "Touch outside the parent view's bounds is not received",
        "Button outside its superview does not respond",
        "How to make a subview tappable outside its superview's frame",
        "hitTest outside bounds",
        "UIButton touchUpInside not firing outside of its container",
    ],
    origins: [Document004.outsideParentIsDead],
    variables: [overrides, finger],
    base: finger == .partOutside,
    stage: { stage in
        let background = stage.name(BeganPad(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), background)
        let parent = stage.name(Generous(frame: CGRect(x: 95, y: 100, width: 200, height: 100)), parent)
        let button = stage.name(UIButton(frame: CGRect(x: 50, y: 70, width: 100, height: 60)), button)
        parent.button = button
        parent.isGenerous = stage[overrides]
        button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
        stage.view.addSubview(background)
        background.addSubview(parent)
        parent.addSubview(button)
        let y: Double =
            switch stage[finger] {
            case .partInside: 85
            case .partOutside: 115
            case .parent: 20
            }
        stage.script.tap(.point(x: 100, y: y, in: parent))
    },
    outcomes: {
        Outcome("the tap", otherwise: "goes to the parent") {
            Outcome.State("fires the button", button.action(.touchUpInside))
            Outcome.State("goes to the view behind the parent", background.touchesBegan)
        }
    },
    claims: {
        Claim(
            "Without the override, a tap on the half outside the parent does not reach the button.",
            when: overrides.isOff && finger == .partOutside,
            quotes: Document004.outsideParentIsDead,
            explanation: "A view that does not contain the point returns nil, and none of its subviews is asked.", rules: [.outside]
        ) {
            button.everything.never
            background.touchesBegan.happens
        }
        Claim(
            "Without the override, the parent does not contain the point, and none of its subviews is asked.",
            when: overrides.isOff && finger == .partOutside, decided("parent: skip outside"))
        Claim(
            "With the override, a tap on the half outside the parent fires the button's action.",
            when: overrides.isOn && finger == .partOutside, button.action(.touchUpInside).happens, quotes: Document004.hitTestOfTheParent)
        Claim(
            "For taps on the half inside the parent and on the parent itself, the override changes nothing.",
            when: finger != .partOutside, overrides.changesNothing(among: anyone.action, anyone.touchesBegan),
            quotes: Document004.hitTestOfTheParent)
    })

import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Tapped: String, Choice {
    case inner = "the inner one"
    case outer = "the outer button"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private enum Inner: String, Choice {
    case button = "a button"
    case viewThatKeeps = "a view that keeps its touches"
    case viewThatPassesOn = "a view that passes its touches on"
}
private let inner = Variable<Inner>("inner", "Inside the button is")
private let hasActions = Variable<Bool>("actions", "The outer button has actions", off: "the outer button has no actions", default: true)

private let outer = Named<LevelButton>("outer")

/// A control and what is in it.
let controlsKeepTheirTouches: Experiment = Experiment(
    id: "ControlsKeepTheirTouches",
    title: "Does a button fire for touches on its subviews?",
    question: """
        A button with actions for every touch event contains another button or a view. Does the outer button send its actions for touches on the inner button or view?
        """,
    answer: """
        No: its actions follow only its own touches, even when a view inside passes its touches on to the button, as a plain `UIView` \
        does. Having actions does not change which touches the button receives.
        """,
    remedy:
        "To make the button fire for taps on a subview, such as a badge, a stack view or a `UIVisualEffectView`, set `isUserInteractionEnabled = false` on the subview; the same holds for a view that lies over the button and only decorates it. `UILabel` and `UIImageView` have `false` by default. With `false`, controls inside the subview receive no touches either.",
    symptoms: [
        "custom view inside UIButton swallows touches",
        "touchUpInside not called when touching a subview of the button",
        "subview forwards touchesBegan to the button but no action fires",
        "does adding targets to a button change touchesBegan",
        "badge view on a UIButton blocks its taps",
    ],
    origins: [Document000.actionsSample],
    variables: [tapped, inner, hasActions], base: tapped == .outer,
    stage: { stage in
        let outer = stage.name(LevelButton(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), outer)
        outer.callsSuper = true
        let listener = stage.keep(ActionTarget())
        if stage[hasActions] { outer.addTarget(listener, action: ActionTarget.fire, for: .allTouchEvents) }
        let frame = CGRect(x: 50, y: 100, width: 200, height: 100)
        func inside(_ button: LevelButton) -> LevelButton {
            button.callsSuper = true
            return button
        }
        let child: UIView = stage[inner] == .button ? inside(LevelButton(frame: frame)) : LoggedView(frame: frame)
        (child as? LoggedView)?.callsSuper = stage[inner] == .viewThatPassesOn
        outer.addSubview(stage.name(child, "inner"))
        stage.view.addSubview(outer)
        stage.script.tap(stage[tapped] == .inner ? "inner" : .point(x: 20, y: 20, in: outer))
    },
    outcomes: {
        Outcome("the outer button fires", not: "the outer button does not fire", outer.action(.touchUpInside))
        Outcome("the outer button receives the touch", not: "the outer button does not receive the touch", outer.touchesBegan)
    },
    claims: {
        Claim(
            "The outer button sends no action for a touch on the button or view inside it.", when: tapped == .inner, outer.action.never,
            quotes: Document000.actionsSample)
        Claim(
            "Even if the view inside passes its touches on, and the button's touch methods are called with them, the button sends no action.",
            when: tapped == .inner && inner == .viewThatPassesOn,
            quotes: Document000.actionsSample, Document000.doElementsMatter
        ) {
            outer.touchesBegan.happens
            outer.action.never
        }
        Claim(
            "For a touch on itself, the outer button sends `touchDown` and `touchUpInside`.",
            when: tapped == .outer && hasActions.isOn,
            quotes: Document000.actionsSample
        ) {
            outer.action(.touchDown)
            outer.action(.touchUpInside)
        }
        Claim(
            "Having actions does not change the touches that the views receive.", hasActions.changesNothing(among: anyone.touches),
            quotes: Document000.actionsSample)
    })

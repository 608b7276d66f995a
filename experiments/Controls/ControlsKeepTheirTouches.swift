import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Tapped: String, Choice { case inner, outer }
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private enum Inner: String, Choice {
    case button = "a button"
    case viewThatKeeps = "a view that keeps its touches"
    case viewThatPassesOn = "a view that passes them on"
}
private let inner = Variable<Inner>("inner", "Inside the button is")
private let hasActions = Variable<Bool>("actions", "The outer button has actions", default: true)

extension Experiment {
    /// A control and what is in it.
    static let controlsKeepTheirTouches = Experiment(
        id: "ControlsKeepTheirTouches",
        title: "A control's actions and the touches of others",
        question:
            "A button, with actions for every touch event, holds another button or a view. Does it send actions for touches in there?",
        answer: """
            No: its actions follow its own touches alone, even when a view inside passes its touches on to the button. Having actions does \
            not change what touches it gets.
            """,
        origins: [Document000.actionsSample],
        variables: [tapped, inner, hasActions],
        stage: { stage in
            let outer = stage.name(LevelButton(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "outer")
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
            stage.script.tap(stage[tapped] == .inner ? "inner" : .point(x: 20, y: 20, in: "outer"))
        },
        claims: [
            Claim(
                "Touches in there are not sampled.", when: tapped == .inner, .never("outer.action*"),
                quotes: Document000.actionsSample),
            Claim(
                "Not even if a view in there passes them on, and the button's touch methods are called with them.",
                when: tapped == .inner && inner == .viewThatPassesOn,
                .all([.happens("outer.touchesBegan"), .never("outer.action*")]),
                quotes: Document000.actionsSample, Document000.doElementsMatter),
            Claim(
                "Its own touches are: touch-down and touch-up.",
                when: tapped == .outer && hasActions.isOn, .order(["outer.action(touchDown)", "outer.action(touchUpInside)"]),
                quotes: Document000.actionsSample),
            Claim(
                "Actions do not disturb the touches.",
                .same(whatever: hasActions, among: ["*.touches*"]), quotes: Document000.actionsSample),
        ])
}

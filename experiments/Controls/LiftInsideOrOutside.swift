import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let lift = Variable<Double>(
    "lift", "Points beyond the edge at which the finger lifts (-10: 10 points inside)",
    clause: "the finger lifts {value} points beyond the edge",
    [-10, 10, 60, 80])

private enum Way: String, Choice {
    case controlsOwn = "the control's own"
    case writtenByBounds = "an override that checks the bounds"
}
private let way = Variable<Way>("way", "`touchesEnded` is")

private let button = Named<UIControl>("button")

/// Where touchUpInside ends.
let liftInsideOrOutside: Experiment = Experiment(
    id: "LiftInsideOrOutside",
    title: "How far outside a button `touchUpInside` is still sent",
    question: """
        A finger touches down on a button, moves, and lifts inside it or at some distance from its edge. Is `touchUpInside` or \
        `touchUpOutside` sent? And what if an override of `touchesEnded` decides by the bounds instead?
        """,
    answer: """
        The control's own `touchesEnded` sends `touchUpInside` for a finger that lifts within about 70 points of the bounds. If an \
        override decides by the bounds, a finger that lifts 10 points outside the button is already outside.
        """,
    remedy: """
        To count only touches that end within the bounds, check `bounds.contains(touch.location(in: self))` in an override of \
        `touchesEnded(_:with:)`: inside call `super`, which sends `touchUpInside`, and outside `super.touchesCancelled(_:with:)`, which \
        sends `touchCancel`. Do not send the event yourself: beside `super` the action comes twice, and without `super` the button goes on \
        tracking and stays highlighted.
        """,
    symptoms: [
        "touchUpInside fires although the finger is outside the button",
        "touchUpOutside not called when dragging slightly off the button",
        "drag the finger off a button to cancel the tap, how far",
        "UIControl 70 points tracking margin",
        "touchDragExit comes only about 70 points away from the button",
    ],
    origins: [Document003.sentInTouchesEnded, Document003.insideMeansBounds],
    observations: ["so-dragexit-70pt"],
    variables: [lift, way],
    base: lift == 10,
    stage: { stage in
        let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
        let view = stage[way] == .writtenByBounds ? BoundsButton(frame: frame) : EndingButton(frame: frame)
        stage.view.addSubview(stage.name(view, button))
        view.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: [.touchDown, .touchUpInside, .touchUpOutside])
        stage.script.drag(["button", .point(x: 100, y: 60 + stage[lift], in: button)], duration: 0.1)
    },
    outcomes: {
        Outcome("`touchUpInside` is sent", not: "`touchUpOutside` is sent", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "A button sends either `touchUpInside` or `touchUpOutside`, from inside `touchesEnded`.",
            quotes: Document003.sentInTouchesEnded
        ) {
            button.action("touchUp*").times(1)
            button.action("touchUp*").inside(button.touchesEnded)
        }
        Claim(
            "With the control's own `touchesEnded`, a finger that lifts 10 or 60 points outside is still inside.",
            when: way == .controlsOwn && lift.isOneOf(10, 60), button.action(.touchUpInside).happens,
            explanation: "During tracking, the inside reaches beyond the bounds.", rules: [.trackingMargin])
        Claim("A finger that lifts 80 points outside is outside.", when: lift == 80, button.action(.touchUpOutside).happens)
        Claim(
            "A button decides by its bounds whether the finger lifts inside.", when: lift.isOneOf(10, 60, 80),
            button.action(.touchUpOutside).happens, quotes: Document003.insideMeansBounds,
            rules: [.trackingMargin],
            knownRefutation:
                "During tracking, the inside reaches about 70 points beyond the bounds. The bounds decide only in an override such as that of document 003."
        )
        Claim(
            "Touches become control events, each with its own constant.",
            when: way == .controlsOwn, quotes: Document003.controlEvents
        ) {
            button.action(.touchDown)
            button.action("touchUp*")
        }
        Claim(
            "The actions are sent by the touch methods.", when: way == .controlsOwn, button.action.inside(button.touches),
            quotes: Document001.actionsComeFromTouches)
    })

/// A button whose own touch methods stand in the record.
private class EndingButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// Decides by the bounds, without super.
private final class BoundsButton: EndingButton {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        sendActions(for: bounds.contains(touch.location(in: self)) ? .touchUpInside : .touchUpOutside)
    }
}

import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let lift = Variable<Double>("lift", "Points from the edge at which the finger lifts", [-10, 10, 60, 80])

private enum Way: String, Choice {
    case controlsOwn = "the control's own"
    case writtenByBounds = "written by bounds"
}
private let way = Variable<Way>("way", "`touchesEnded` is")

extension Experiment {
    /// Where touchUpInside ends.
    static let liftInsideOrOutside = Experiment(
        id: "LiftInsideOrOutside",
        title: "Where touchUpInside ends and touchUpOutside begins",
        question: """
            A finger lands on a button, moves and lifts inside it or at some distance from its edge. Is touchUpInside sent or \
            touchUpOutside? And what if one writes `touchesEnded` by hand and looks at the bounds?
            """,
        answer: """
            The control's own `touchesEnded` counts a lift within about 70 points of the bounds as inside. Written by hand with the bounds, \
            a lift 10 points beside the button is already outside.
            """,
        origins: [Document003.sentInTouchesEnded, Document003.insideMeansBounds],
        observations: ["so-dragexit-70pt"],
        variables: [lift, way],
        stage: { stage in
            let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
            let button = stage[way] == .writtenByBounds ? BoundsButton(frame: frame) : EndingButton(frame: frame)
            stage.view.addSubview(stage.name(button, "button"))
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: [.touchDown, .touchUpInside, .touchUpOutside])
            stage.script.drag(["button", .point(x: 100, y: 60 + stage[lift], in: "button")], duration: 0.1)
        },
        claims: [
            Claim(
                "A button sends one of the two, from inside `touchesEnded`.",
                .all([.exactly(1, "button.action(touchUp*)"), .nested("button.action(touchUp*)", in: "button.touchesEnded")]),
                quotes: Document003.sentInTouchesEnded),
            Claim(
                "By its own `touchesEnded`, a lift 60 points outside still is inside.",
                when: way == .controlsOwn && lift.isOneOf(10, 60), .happens("button.action(touchUpInside)"),
                explanation: "While tracking, inside reaches beyond the bounds.", rules: [.trackingMargin]),
            Claim("80 points outside is outside.", when: lift == 80, .happens("button.action(touchUpOutside)")),
            Claim(
                "A button decides by its bounds.", when: lift.isOneOf(10, 60, 80),
                .happens("button.action(touchUpOutside)"), quotes: Document003.insideMeansBounds,
                rules: [.trackingMargin],
                knownRefutation:
                    "While a finger is tracked, inside reaches about 70 points beyond the bounds. What the document shows is an override of its own."
            ),
            Claim(
                "Touches become control events, each with its own constant.",
                when: way == .controlsOwn,
                .order(["button.action(touchDown)", "button.action(touchUp*)"]), quotes: Document003.controlEvents),
            Claim(
                "The action is sent by the touch methods.", when: way == .controlsOwn,
                .nested("button.action(*)", in: "button.touches*"), quotes: Document001.actionsComeFromTouches),
        ])
}

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

import EventTrace
import ExperimentKit
import UIKit

private enum State: String, Choice { case off, on }
private let state = Variable<State>("switch", "The switch is")

private enum Way: String, Choice {
    case taps
    case dragsOverTheMiddle = "drags past the middle"
    case dragsAndComesBack = "drags past the middle then back"
}
private let way = Variable<Way>("finger", "The finger, starting on the knob,")

private let control = Named<UISwitch>("control")
private let lift = Mark("lift")

/// What a drag along a switch does.
let draggedSwitch: Experiment = Experiment(
    id: "DraggedSwitch",
    title: "Dragging a `UISwitch` instead of tapping it",
    question: """
        A finger taps the knob of a switch, drags it past the middle, or drags it past the middle and back before it lifts. When is \
        `valueChanged` sent?
        """,
    answer: """
        `valueChanged` is sent when the finger lifts, if the switch has changed. A tap toggles the switch wherever its knob is. After a drag, the half in \
        which the finger lifts decides: past the middle the switch changes; back at the start, nothing is sent.
        """,
    remedy:
        "Add the action for `valueChanged`, not for `touchUpInside`: a tap or a drag that changes the switch sends `valueChanged` once. Read `isOn` in the action. Code that sets `isOn` sends nothing: call the action's function yourself.",
    symptoms: [
        "UISwitch valueChanged not called when dragging the knob",
        "when does UISwitch send valueChanged",
        "drag a toggle halfway and back",
        "sliding a switch instead of tapping it",
        "UISwitch valueChanged called several times during a drag, iOS 7 to 9",
    ],
    variables: [state, way],
    stage: { stage in
        let view = UISwitch(frame: CGRect(x: 95, y: 300, width: 51, height: 31))
        view.isOn = stage[state] == .on
        stage.view.addSubview(stage.name(view, control))
        stage.addTargets(to: view, for: [.valueChanged])
        let (knob, other) = view.isOn ? (37.0, 12.0) : (12.0, 37.0)
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: knob, y: 15, in: control))
        stage.script.wait(0.08)
        if stage[way] != .taps {
            finger.move(to: .point(x: other, y: 15, in: control), over: 0.1)
        }
        if stage[way] == .dragsAndComesBack {
            finger.move(to: .point(x: knob, y: 15, in: control), over: 0.1)
        }
        stage.script.mark(lift)
        finger.up()
    },
    outcomes: {
        Outcome(
            "the switch sends `valueChanged` as the finger lifts", not: "the switch does not send `valueChanged`",
            control.action(.valueChanged)
        )
    },
    claims: {
        Claim(
            "A tap, or a drag past the middle, changes the switch, which sends `valueChanged` when the finger lifts.",
            when: way != .dragsAndComesBack,
            explanation: "Common experience; the documentation does not say.", rules: [.switchToggles]
        ) {
            only {
                lift.written
                control.action(.valueChanged)
            }
        }
        Claim(
            "A drag that comes back to its start sends no `valueChanged`.", when: way == .dragsAndComesBack,
            control.action(.valueChanged).never,
            explanation: "After a drag, the half under the finger decides, and here it is the half in which the drag started.",
            rules: [.switchToggles])
        Claim("It makes no difference whether the switch was on or off.", state.changesNothing())
    })

import EventTrace
import ExperimentKit
import UIKit

private enum State: String, Choice { case off, on }
private let state = Variable<State>("switch", "The switch is")

private enum Way: String, Choice {
    case taps
    case dragsOverTheMiddle = "drags over the middle"
    case dragsAndComesBack = "drags and comes back"
}
private let way = Variable<Way>("finger", "The finger, from the knob,")

extension Experiment {
    /// What a drag along a switch does.
    static let draggedSwitch = Experiment(
        id: "DraggedSwitch",
        title: "A switch that is dragged there and back",
        question:
            "A finger taps the knob of a switch, drags it over the middle, or drags it and comes back before it lifts. When is valueChanged sent?",
        answer:
            "A tap toggles the switch wherever its knob is. After a drag the half under the lifted finger decides: over the middle it changes, back at its start nothing is sent.",
        variables: [state, way],
        stage: { stage in
            let view = UISwitch(frame: CGRect(x: 95, y: 300, width: 51, height: 31))
            view.isOn = stage[state] == .on
            stage.view.addSubview(stage.name(view, "control"))
            stage.addTargets(to: view, for: [.valueChanged])
            let (knob, other) = view.isOn ? (37.0, 12.0) : (12.0, 37.0)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: knob, y: 15, in: "control"))
            stage.script.wait(0.08)
            if stage[way] != .taps {
                finger.move(to: .point(x: other, y: 15, in: "control"), over: 0.1)
            }
            if stage[way] == .dragsAndComesBack {
                finger.move(to: .point(x: knob, y: 15, in: "control"), over: 0.1)
            }
            stage.script.mark("lift")
            finger.up()
        },
        claims: [
            Claim(
                "A tap or a drag over the middle changes it, with the lift.",
                when: way != .dragsAndComesBack, .ordering(["lift", "control.action(valueChanged)"]),
                explanation: "Common experience; the documentation is silent.", rules: [.switchToggles]),
            Claim(
                "A drag that comes back changes nothing.", when: way == .dragsAndComesBack,
                .never("control.action(valueChanged)"),
                explanation: "After a drag the half under the finger decides, and it is the one of the start.", rules: [.switchToggles]),
            Claim("Whether it was on or off makes no difference.", .same(whatever: state)),
        ])
}

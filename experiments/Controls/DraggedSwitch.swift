import EventTrace
import ExperimentKit
import UIKit

private let state = Variable("switch", Text("The switch is", chinese: "开关"), ["off", "on"])
private let way = Variable(
    "finger", Text("The finger, from the knob,", chinese: "手指从旋钮开始"),
    ["taps", "drags over the middle", "drags and comes back"])

extension Experiment {
    /// What a drag along a switch does.
    static let draggedSwitch = Experiment(
        id: "DraggedSwitch",
        title: Text("A switch that is dragged there and back", chinese: "拖过去又拖回来的开关"),
        question: Text(
            "A finger taps the knob of a switch, drags it over the middle, or drags it and comes back before it lifts. When is valueChanged sent?",
            chinese: "手指点击开关的旋钮，把它拖过中点，或拖过去又拖回来再抬起。何时发送 valueChanged？"),
        answer: Text(
            "A tap toggles the switch wherever its knob is. After a drag the half under the lifted finger decides: over the middle it changes, back at its start nothing is sent.",
            chinese: "点击总会切换开关。拖动之后由抬起处所在的一半决定：拖过中点则改变，回到起点则什么也不发送。"),
        variables: [state, way],
        stage: { stage in
            let view = UISwitch(frame: CGRect(x: 95, y: 300, width: 51, height: 31))
            view.isOn = stage.choice(state) == "on"
            stage.view.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.valueChanged])
            let (knob, other) = view.isOn ? (37.0, 12.0) : (12.0, 37.0)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: knob, y: 15, in: "control"))
            stage.script.wait(0.08)
            if stage.choice(way) != "taps" {
                finger.move(to: .point(x: other, y: 15, in: "control"), over: 0.1)
            }
            if stage.choice(way) == "drags and comes back" {
                finger.move(to: .point(x: knob, y: 15, in: "control"), over: 0.1)
            }
            stage.script.mark("lift")
            finger.up()
        },
        claims: [
            Claim(
                Text("A tap or a drag over the middle changes it, with the lift.", chinese: "点击或拖过中点，随抬起改变。"),
                when: way.isNot("drags and comes back"), .ordering(["lift", "control.action(valueChanged)"]),
                explanation: Text("Common experience; the documentation is silent (CO.14, assumed).", chinese: "常见经验，文档未提（CO.14，假定）。")),
            Claim(
                Text("A drag that comes back changes nothing.", chinese: "拖回来则不改变。"), when: way.is("drags and comes back"),
                .never("control.action(valueChanged)"),
                explanation: Text(
                    "After a drag the half under the finger decides, and it is the one of the start (CO.14, assumed).",
                    chinese: "拖动之后由手指所在的一半决定，而那正是起点的一半（CO.14，假定）。")),
            Claim(
                Text("Whether it was on or off makes no difference.", chinese: "原来是开是关没有区别。"), .same(whatever: state)),
        ])
}

import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger", chinese: "手指"),
    ["taps twice", "leaves by 80 points and returns", "lifts 80 points outside", "joined by a second", "taken by the system"])
private let multiple = Variable.flag("isMultipleTouchEnabled", Text("`isMultipleTouchEnabled`", chinese: "`isMultipleTouchEnabled`"))

extension Experiment {
    /// Which event belongs to what the finger does.
    static let eventsOfATouch = Experiment(
        id: "EventsOfATouch",
        title: Text("Which control events a touch sends", chinese: "一次触摸发送哪些控件事件"),
        question: Text(
            "A button has an action of its own for each touch event. The finger taps twice, leaves and returns, lifts outside, is joined by another or is taken away. Which events are sent?",
            chinese: "按钮为每个触摸事件各有一个 action。手指连点两次、离开又返回、在外面抬起、另一根手指加入，或被系统取走。会发送哪些事件？"),
        answer: Text(
            "The second of two taps sends touchDownRepeat beside touchDown. Crossing the border sends dragExit or dragEnter beside the drag event. The lift sends touchUpInside or touchUpOutside, a cancelled touch touchCancel. A second finger sends nothing, even with multiple touch.",
            chinese:
                "第二次点击除 touchDown 外还发送 touchDownRepeat。越过边界时，除拖动事件外还发送 dragExit 或 dragEnter。抬起发送 touchUpInside 或 touchUpOutside，被取消则为 touchCancel。第二根手指什么也不发送，开启多点触控也一样。"
        ),
        variables: [finger, multiple],
        stage: { stage in
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
            button.isMultipleTouchEnabled = stage.flag(multiple)
            stage.listenSeparately(
                to: button,
                for: [
                    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchUpInside,
                    .touchUpOutside, .touchCancel,
                ])
        },
        script: { stage in
            let (script, choice) = (stage.script, stage.choice(finger))
            if choice == "taps twice" { return script.doubleTap("button") }
            let (inside, outside) = (Place.point(x: 50, y: 30, in: "button"), Place.point(x: 50, y: 140, in: "button"))
            script.finger(1).down(at: inside)
            script.wait(0.1)
            if choice == "taken by the system" { return script.cancelAll() }
            if choice == "joined by a second" {
                script.finger(2).down(at: .point(x: 150, y: 30, in: "button"))
                script.wait(0.1)
                script.finger(2).up()
            } else {
                script.finger(1).move(to: outside)
            }
            script.wait(0.1)
            if choice == "leaves by 80 points and returns" { script.finger(1).move(to: inside) }
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                Text("The second tap sends touchDownRepeat, and touchDown as well.", chinese: "第二次点击发送 touchDownRepeat，也发送 touchDown。"),
                when: finger.is("taps twice"),
                .all([
                    .exactly(2, "button.action(touchDown)"), .exactly(1, "button.action(touchDownRepeat)"),
                    .order(["button.action(touchUpInside)", "button.action(touchDownRepeat)", "button.action(touchUpInside)"]),
                ]),
                explanation: Text("The header says that it is the tap count that counts (CO.2).", chinese: "头文件说明看的是点击次数（CO.2）。")),
            Claim(
                Text("Leaving sends dragExit once, returning dragEnter once.", chinese: "离开发送一次 dragExit，返回发送一次 dragEnter。"),
                when: finger.is("leaves by 80 points and returns"),
                .all([
                    .exactly(1, "button.action(touchDragExit)"), .exactly(1, "button.action(touchDragEnter)"),
                    .order(["button.action(touchDragExit)", "button.action(touchDragEnter)", "button.action(touchUpInside)"]),
                ]),
                explanation: Text(
                    "They go with the move that crosses the border (CO.2), which is 70 points outside (CO.3).",
                    chinese: "随越过边界的那次移动（CO.2），边界在外侧 70 点（CO.3）。")),
            Claim(
                Text("A lift beyond the border sends touchUpOutside.", chinese: "在边界外抬起发送 touchUpOutside。"),
                when: finger.is("lifts 80 points outside"),
                .all([.happens("button.action(touchUpOutside)"), .never("button.action(touchUpInside)")])),
            Claim(
                Text("A second finger sends nothing, with multiple touch or without.", chinese: "第二根手指什么也不发送，无论是否开启多点触控。"),
                when: finger.is("joined by a second"), .ordering(["button.action(touchDown)", "button.action(touchUpInside)"]),
                explanation: Text("A single touch is tracked (CO.2).", chinese: "只跟踪一个触摸（CO.2）。")),
            Claim(
                Text("A touch that the system takes sends touchCancel and no touch-up.", chinese: "系统取走的触摸发送 touchCancel，没有抬起。"),
                when: finger.is("taken by the system"), .ordering(["button.action(touchDown)", "button.action(touchCancel)"])),
            Claim(Text("Multiple touch changes nothing for a control.", chinese: "多点触控对控件没有影响。"), .same(whatever: multiple)),
        ])
}

import EventTrace
import ExperimentKit
import UIKit

private let registered = Variable(
    "registered", Text("The actions were added", chinese: "action 的添加次序"),
    ["exit then outside", "outside then exit", "one for both"])

extension Experiment {
    /// An order on which published accounts differ.
    static let dragExitAndOutside = Experiment(
        id: "DragExitAndOutside",
        title: Text("dragExit or dragOutside first?", chinese: "dragExit 与 dragOutside 谁先"),
        question: Text(
            "The move with which a finger leaves a button is both a dragExit and a dragOutside; on the way back one is both a dragEnter and a dragInside. Which of the two is sent first?",
            chinese: "手指离开按钮的那次移动，既是 dragExit 也是 dragOutside；返回时既是 dragEnter 也是 dragInside。两者谁先发送？"),
        answer: Text(
            "Here the one whose action was added first; one action for both is called once. This is assumed: published accounts contradict each other, and none shows a log.",
            chinese: "此处是先添加的先发送；同一 action 监听两者时只调用一次。这是假定：公开的记述互相矛盾，都没有日志。"),
        observations: ["so-dragexit-70pt"],
        variables: [registered],
        stage: { stage in
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
            switch stage.choice(registered) {
            case "exit then outside":
                stage.listenSeparately(to: button, for: [.touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside])
            case "outside then exit":
                stage.listenSeparately(to: button, for: [.touchDragOutside, .touchDragExit, .touchDragInside, .touchDragEnter])
            default:
                stage.listen(to: button, for: [.touchDragExit, .touchDragOutside])
                stage.listen(to: button, for: [.touchDragEnter, .touchDragInside])
            }
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 100, y: 30, in: "button"))
            stage.script.wait(0.1)
            stage.script.mark("leaves")
            finger.move(to: .point(x: 100, y: 140, in: "button"))
            stage.script.wait(0.1)
            stage.script.mark("returns")
            finger.move(to: .point(x: 100, y: 30, in: "button"))
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                Text("Added first is sent first.", chinese: "先添加的先发送。"), when: registered.is("exit then outside"),
                .order([
                    "leaves", "button.action(touchDragExit)", "button.action(touchDragOutside)", "returns", "button.action(touchDragEnter)",
                    "button.action(touchDragInside)",
                ]),
                explanation: Text(
                    "Assumed (CO.11). Two accounts have exit first (observations so-dragexit-newbe-order, a definition without a log, and so-dragexit-70pt, put together from several texts), one has outside first (jianshu-dragexit-screen-edge, of low confidence). All can be true if the order of adding decides.",
                    chinese:
                        "假定（CO.11）。两份记述 exit 在先（observation so-dragexit-newbe-order，只有定义没有日志；so-dragexit-70pt，由多篇文字拼成），一份 outside 在先（jianshu-dragexit-screen-edge，可信度低）。若由添加次序决定，它们可以都对。"
                )),
            Claim(
                Text("The other way round if they were added the other way round.", chinese: "添加次序相反，发送次序也相反。"),
                when: registered.is("outside then exit"),
                .order([
                    "leaves", "button.action(touchDragOutside)", "button.action(touchDragExit)", "returns",
                    "button.action(touchDragInside)",
                    "button.action(touchDragEnter)",
                ]),
                explanation: Text(
                    "All events of a touch message go out in one pass over the actions (CO.11, assumed).",
                    chinese: "一次触摸消息的所有事件，按 action 的次序一次发送（CO.11，假定）。")),
            Claim(
                Text("dragExit is always sent before dragOutside.", chinese: "dragExit 总在 dragOutside 之前发送。"),
                when: registered.isNot("one for both"), .before("button.action(touchDragExit)", "button.action(touchDragOutside)"),
                knownRefutation: Text(
                    "It is what two accounts say, without a log (so-dragexit-newbe-order, so-dragexit-70pt). Another says the opposite; here the order of adding decides (CO.11, assumed).",
                    chinese: "两份没有日志的记述如此说（so-dragexit-newbe-order、so-dragexit-70pt），另一份相反；此处由添加次序决定（CO.11，假定）。")),
            Claim(
                Text("One action for both is called once.", chinese: "同一 action 监听两者，只调用一次。"), when: registered.is("one for both"),
                .holds(Text("one call for each crossing", chinese: "每次越界一次调用")) { trace in
                    trace.ordering.filter { !$0.isMark }.count == 2
                },
                explanation: Text("An entry is sent once in a pass (CO.11, assumed).", chinese: "一次发送中，每个条目只发送一次（CO.11，假定）。")),
        ])
}

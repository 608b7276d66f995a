import EventTrace
import ExperimentKit
import UIKit

private let child = Variable(
    "child", Text("The child overrides", chinese: "子视图重写"),
    ["nothing", "all, without super", "all, with super", "only began, without super", "only ended, without super"])

private final class BeganOnly: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedOnly: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension Experiment {
    /// Not overridden, overridden, passed on.
    static let waysToTreatATouch = Experiment(
        id: "WaysToTreatATouch",
        title: Text("Three ways to treat a touch method, and half-measures", chinese: "对待触摸方法的三种方式，以及只重写一半"),
        question: Text(
            "A child overrides all touch methods, some, or none. What does its parent hear, which overrides all and calls super in none?",
            chinese: "子视图重写全部、部分或不重写触摸方法。重写了全部且不调用 super 的父视图会收到什么？"),
        answer: Text(
            "Each method climbs on its own: the parent hears of every one that the child does not override or passes on by `super`, and may so get an end without a beginning.",
            chinese: "每个方法各自上传：子视图没有重写的、或用 `super` 传出的，父视图都会收到，因此可能只有结尾而没有开头。"),
        origins: [Document004.notOverridden],
        variables: [child],
        stage: { stage in
            let parent = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "parent")
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let view: UIView
            switch stage.choice(child) {
            case "nothing": view = UIView(frame: frame)
            case "only began, without super": view = BeganOnly(frame: frame)
            case "only ended, without super": view = EndedOnly(frame: frame)
            default:
                let pad = TouchPad(frame: frame)
                pad.callsSuper = stage.choice(child) == "all, with super"
                view = pad
            }
            stage.view.addSubview(parent)
            parent.addSubview(stage.name(view, "child"))
            stage.script.tap("child")
        },
        claims: [
            Claim(
                Text("Not overridden: the parent gets it.", chinese: "不重写：父视图收到。"), when: child.is("nothing"),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"]), quotes: Document004.notOverridden),
            Claim(
                Text("Overridden without super: it stays with the child.", chinese: "重写而不调用 super：止于子视图。"),
                when: child.is("all, without super"),
                .ordering(["child.touchesBegan", "child.touchesEnded"]), quotes: Document004.overriddenWithoutSuper),
            Claim(
                Text("Overridden with super: both get it.", chinese: "重写并调用 super：两者都收到。"), when: child.is("all, with super"),
                .all([
                    .nested("parent.touchesBegan", in: "child.touchesBegan"), .nested("parent.touchesEnded", in: "child.touchesEnded"),
                ]),
                quotes: Document004.overriddenWithSuper),
            Claim(
                Text("The default goes up the chain, to the superview.", chinese: "默认实现沿响应链传给父视图。"), when: child.is("nothing"),
                .decided("child: forward parent"), quotes: Document004.defaultPassesOn,
                explanation: Text(
                    "The touch methods do nothing but pass the message to `next`, each on its own (RC.2).",
                    chinese: "触摸方法只把消息传给 `next`，各自独立（RC.2）。")),
            Claim(
                Text("What a view does not handle, the next one gets.", chinese: "视图不处理的，由下一个响应者得到。"), when: child.is("nothing"),
                .happens("parent.touchesBegan"), quotes: Document004.respondersHandleOrPass),
            Claim(
                Text("The child comes first.", chinese: "子视图在先。"), when: child.is("all, with super"),
                .before("child.touchesBegan", "parent.touchesBegan"),
                quotes: Document004.hitViewFirst),
            Claim(
                Text("A plain view has the four methods and passes each on.", chinese: "普通视图也有这四个方法，并逐一传出。"), when: child.is("nothing"),
                .all([.happens("parent.touchesBegan"), .happens("parent.touchesEnded")]), quotes: Document004.fourTouchMethods),
            Claim(
                Text("Who does not get began gets no ended.", chinese: "没有收到 began，就收不到 ended。"),
                when: child.is("only began, without super"),
                .never("parent.touchesEnded"), quotes: Document004.beganDecides,
                knownRefutation: Text(
                    "The four messages climb each on its own (RC.2): the child keeps began, and ended goes to the parent, which has never heard of the touch. That is why all four should be overridden together.",
                    chinese: "四个消息各自上传（RC.2）：子视图留下了 began，ended 却传到从未听说过该触摸的父视图。所以四个方法应当一起重写。")),
            Claim(
                Text("Who keeps ended alone leaves began to the parent.", chinese: "只留下 ended 时，began 归父视图。"),
                when: child.is("only ended, without super"),
                .ordering(["parent.touchesBegan", "child.touchesEnded"]),
                explanation: Text(
                    "The touch methods do nothing but pass the message to `next`, each on its own (RC.2).",
                    chinese: "触摸方法只把消息传给 `next`，各自独立（RC.2）。")),
        ])
}

import EventTrace
import ExperimentKit
import UIKit

private let eventOfA = Variable("A", Text("A listens to", chinese: "A 监听"), ["touchDown", "touchUpInside"])
private let eventOfB = Variable("B", Text("B listens to", chinese: "B 监听"), ["touchDown", "touchUpInside"])
private let addedFirst = Variable("addedFirst", Text("Added first", chinese: "先添加"), ["A", "B"])

extension Experiment {
    /// Two actions of one button.
    static let actionsOfOneControl = Experiment(
        id: "ActionsOfOneControl",
        title: Text("Two actions of one button", chinese: "一个按钮的两个 action"),
        question: Text(
            "A button has two listeners, A and B, for the same event or for two. A finger taps it. Who is told, and in which order?",
            chinese: "按钮有两个监听者 A 和 B，监听相同或不同的事件。手指点击时，谁被通知？先后如何？"),
        answer: Text(
            """
            Both are told, each exactly once. The phase of the touch comes first; only for the same event does the order in which they \
            were added count.
            """, chinese: "两者都被通知，各恰好一次。先看触摸的阶段；只有事件相同时，才按添加顺序。"),
        origins: [Document000.manyActions, Document000.orderOfAdding],
        variables: [eventOfA, eventOfB, addedFirst],
        stage: { stage in
            let button = stage.name(UIButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60)), "button")
            stage.view.addSubview(button)
            func event(_ variable: Variable) -> UIControl.Event {
                stage.choice(variable) == "touchDown" ? .touchDown : .touchUpInside
            }
            let a = { button.addTarget(stage.hook("A is told"), action: Hook.fire, for: event(eventOfA)) }
            let b = { button.addTarget(stage.hook("B is told"), action: Hook.fire, for: event(eventOfB)) }
            for add in stage.choice(addedFirst) == "A" ? [a, b] : [b, a] { add() }
            stage.script.tap("button")
        },
        claims: [
            Claim(
                Text("Both are told, once each, for the same event and for different ones.", chinese: "无论事件相同与否，两者各被通知一次。"),
                .all([.exactly(1, "A is told"), .exactly(1, "B is told")]), quotes: Document000.manyActions),
            Claim(
                Text("A control can have several actions.", chinese: "一个控件可以有多个 action。"), .exactly(2, "button.action(*)"),
                quotes: Document000.canThereBeSeveral),
            Claim(
                Text("For the same event A comes first if it was added first.", chinese: "事件相同且 A 先添加，则 A 先。"),
                when: addedFirst.is("A")
                    && ((eventOfA.is("touchDown") && eventOfB.is("touchDown"))
                        || (eventOfA.is("touchUpInside") && eventOfB.is("touchUpInside"))),
                .order(["A is told", "B is told"]), quotes: Document000.orderOfAdding,
                explanation: Text("One pass over the entries in the order added (CO.4).", chinese: "按添加顺序遍历一次（CO.4）。")),
            Claim(
                Text("For the same event B comes first if it was added first.", chinese: "事件相同且 B 先添加，则 B 先。"),
                when: addedFirst.is("B")
                    && ((eventOfA.is("touchDown") && eventOfB.is("touchDown"))
                        || (eventOfA.is("touchUpInside") && eventOfB.is("touchUpInside"))),
                .order(["B is told", "A is told"]), quotes: Document000.orderOfAdding),
            Claim(
                Text("For different events the order of adding does not count.", chinese: "事件不同时，添加顺序无关。"),
                when: (eventOfA.is("touchDown") && eventOfB.is("touchUpInside"))
                    || (eventOfA.is("touchUpInside") && eventOfB.is("touchDown")),
                .same(whatever: addedFirst), quotes: Document000.doesOrderMatter),
        ])
}

import EventTrace
import ExperimentKit
import UIKit

private let next = Variable("next", Text("`next` of the view is", chinese: "视图的 `next` 为"), ["its superview", "another view", "nil"])

/// Names a next responder of its own.
private final class Redirector: UIView {
    var redirects = false
    var target: UIResponder?

    override var next: UIResponder? { redirects ? target : super.next }
}

extension Experiment {
    /// Another way up.
    static let redirectedNext = Experiment(
        id: "RedirectedNext",
        title: Text("Overriding `next`", chinese: "重写 `next`"),
        question: Text(
            "A view that handles nothing overrides `next`. Where does its touch go?", chinese: "一个什么也不处理的视图重写了 `next`。它的触摸去往何处？"),
        answer: Text(
            "It goes to the responder that `next` names, wherever that stands in the views; with nil, to nobody.",
            chinese: "去往 `next` 指定的响应者，无论它在视图树的何处；为 nil 则无人得到。"),
        origins: [Document004.nextCanBeOverridden],
        variables: [next],
        stage: { stage in
            let parent = stage.name(BeganPad(frame: CGRect(x: 45, y: 100, width: 300, height: 200)), "superview")
            let other = stage.name(BeganPad(frame: CGRect(x: 45, y: 400, width: 300, height: 200)), "another_view")
            let view = stage.name(Redirector(frame: CGRect(x: 50, y: 50, width: 200, height: 100)), "view")
            view.redirects = stage.choice(next) != "its superview"
            view.target = stage.choice(next) == "another view" ? other : nil
            stage.view.addSubview(parent)
            stage.view.addSubview(other)
            parent.addSubview(view)
            stage.script.tap("view")
        },
        claims: [
            Claim(
                Text("As it is, the superview gets the touch.", chinese: "不重写时，父视图得到触摸。"), when: next.is("its superview"),
                .ordering(["superview.touchesBegan"]), quotes: Document004.nextDecides,
                explanation: Text("`next` of a plain view is its superview (RC.1).", chinese: "普通视图的 `next` 是父视图（RC.1）。")),
            Claim(
                Text("Another `next` gets it instead.", chinese: "指定了别的 `next`，就归它。"), when: next.is("another view"),
                .ordering(["another_view.touchesBegan"]), quotes: Document004.nextCanBeOverridden),
            Claim(
                Text("With nil it is dropped.", chinese: "为 nil 则丢弃。"), when: next.is("nil"),
                .all([.noCalls, .decided("view: drop touchesBegan")]),
                quotes: Document004.nextCanBeOverridden,
                explanation: Text("What nobody handles is dropped (RC.4).", chinese: "无人处理的被丢弃（RC.4）。")),
        ])
}

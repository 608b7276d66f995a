import EventTrace
import ExperimentKit
import UIKit

private let reply = Variable(
    "answer", Text("The child's `hitTest` returns", chinese: "子视图的 `hitTest` 返回"),
    ["what super says", "nil", "its sibling", "always itself"])
private let tapped = Variable("tapped", Text("The finger taps", chinese: "手指点击"), ["the child", "beside it"])

extension Experiment {
    /// A view that answers hit-testing as it likes.
    static let hitTestAnswer = Experiment(
        id: "HitTestAnswer",
        title: Text("What the answer of `hitTest` decides", chinese: "`hitTest` 的回答决定什么"),
        question: Text(
            "A child overrides `hitTest` and answers nil, its sibling, or always itself. Whose touch is it then?",
            chinese: "子视图重写 `hitTest`，回答 nil、兄弟视图，或永远回答自己。触摸归谁？"),
        answer: Text(
            "Whoever is returned gets the touch, wherever the point is. With nil the parent goes on asking, and without another answer it is the hit view itself.",
            chinese: "返回谁，触摸就归谁，不论点在哪里。返回 nil 时父视图继续询问；没有别的回答，就由它自己承接。"),
        origins: [Document003.nilMeansTheParent],
        variables: [reply, tapped],
        stage: { stage in
            let parent = stage.name(TouchView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let sibling = stage.name(TouchView(frame: CGRect(x: 20, y: 180, width: 100, height: 100)), "sibling")
            let child = stage.name(AnsweringView(frame: CGRect(x: 20, y: 20, width: 150, height: 150)), "child")
            child.answer = stage.choice(reply)
            child.sibling = sibling
            stage.view.addSubview(parent)
            parent.addSubview(sibling)
            parent.addSubview(child)
            stage.script.tap(stage.choice(tapped) == "the child" ? "child" : .point(x: 250, y: 250, in: "parent"))
        },
        claims: [
            Claim(
                Text("If it returns nil, the parent is the hit view.", chinese: "返回 nil，父视图就是命中视图。"), when: reply.is("nil"),
                .all([.answer(of: "child.hitTest", is: "nil"), .happens("parent.touchesBegan")]), quotes: Document003.nilMeansTheParent),
            Claim(
                Text("If it returns its sibling, that gets the touch.", chinese: "返回兄弟视图，触摸就归它。"), when: reply.is("its sibling"),
                .happens("sibling.touchesBegan")),
            Claim(
                Text("If it always returns itself, it gets touches beside it.", chinese: "永远返回自己，连旁边的触摸也归它。"),
                when: reply.is("always itself"), .happens("child.touchesBegan")),
        ])
}

private final class AnsweringView: TouchView {
    var answer = ""
    var sibling: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch answer {
        case "nil": nil
        case "its sibling": sibling
        case "what super says": super.hitTest(point, with: event)
        default: self
        }
    }
}

import EventTrace
import ExperimentKit
import UIKit

private let tapped = Variable(
    "tapped", Text("The finger taps", chinese: "手指点击"), ["both", "only the front one", "only the back one", "neither"])
private let arranged = Variable(
    "arranged", Text("The front view was", chinese: "前面的视图是"), ["added last", "brought to the front", "inserted above the other"])

extension Experiment {
    /// Two siblings that overlap.
    static let hitTestOrder = Experiment(
        id: "HitTestOrder",
        title: Text("In which order views are asked", chinese: "视图按什么顺序被询问"),
        question: Text(
            """
            Two views overlap in a parent. A finger taps where both are, where one is, or where neither is. Who is asked, in which order, \
            and who is hit?
            """, chinese: "父视图里有两个部分重叠的视图。手指点在重叠处、仅一个之处或两者之外。谁被询问、顺序如何、谁被命中？"),
        answer: Text(
            """
            The parent is asked first, then its subviews from the last to the first. The first one that contains the point answers and the \
            others are not asked any more; if none does, the parent answers for itself. All of this happens twice before the touch is \
            delivered.
            """, chinese: "先问父视图，再从最后一个子视图问到第一个。首个包含该点的作答，其余不再询问；都不包含则父视图自己作答。整个过程在送达触摸之前进行两遍。"),
        origins: [Document001.lastSubviewFirst, Document001.firstAnswerIsFinal],
        observations: ["hittest-twice-order", "hittest-abcde-depth-first-reverse"],
        variables: [tapped, arranged],
        stage: { stage in
            let parent = stage.name(AskedView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let back = stage.name(AskedView(frame: CGRect(x: 20, y: 50, width: 160, height: 160)), "back")
            let front = stage.name(AskedView(frame: CGRect(x: 120, y: 50, width: 160, height: 160)), "front")
            stage.view.addSubview(parent)
            if stage.choice(arranged) == "brought to the front" { parent.addSubview(front) }
            parent.addSubview(back)
            switch stage.choice(arranged) {
            case "added last": parent.addSubview(front)
            case "brought to the front": parent.bringSubviewToFront(front)
            default: parent.insertSubview(front, aboveSubview: back)
            }
            switch stage.choice(tapped) {
            case "both": stage.script.tap(.point(x: 150, y: 100, in: "parent"))
            case "only the back one": stage.script.tap(.point(x: 40, y: 100, in: "parent"))
            case "only the front one": stage.script.tap(.point(x: 260, y: 100, in: "parent"))
            default: stage.script.tap(.point(x: 150, y: 280, in: "parent"))
            }
        },
        claims: [
            Claim(
                Text("The last subview is asked first, and where both are it is hit.", chinese: "先问最后一个子视图；重叠处由它被命中。"),
                when: tapped.is("both"), .order(["parent.hitTest", "front.hitTest", "front.touchesBegan"]),
                quotes: Document001.lastSubviewFirst,
                explanation: Text("Subviews are asked from the last to the first (HT.3).", chinese: "从最后一个子视图问到第一个（HT.3）。")),
            Claim(
                Text("The first answer that is not nil is final: nobody behind is asked.", chinese: "首个非 nil 的回答即定：后面的不再询问。"),
                when: tapped.isOneOf(["both", "only the front one"]), .never("back.hitTest"), quotes: Document001.firstAnswerIsFinal),
            Claim(
                Text("One that does not contain the point returns nil, and the next is asked.", chinese: "不包含该点者返回 nil，接着问下一个。"),
                when: tapped.is("only the back one"),
                .all([.answer(of: "front.hitTest", is: "nil"), .order(["front.hitTest", "back.hitTest", "back.touchesBegan"])]),
                quotes: Document001.pointMustBeInside),
            Claim(
                Text("Where neither is, the parent answers for itself.", chinese: "两者之外，父视图自己作答。"), when: tapped.is("neither"),
                .answer(of: "parent.hitTest", is: "parent"), quotes: Document001.elseTheViewItself),
            Claim(
                Text("Where neither is, the parent handles the touch.", chinese: "两者之外，由父视图处理触摸。"), when: tapped.is("neither"),
                .happens("parent.touchesBegan"), quotes: Document003.elseTheViewItself),
            Claim(
                Text(
                    "Subviews are asked from inside the parent's `hitTest`: from the outside in.", chinese: "子视图在父视图的 `hitTest` 之内被询问：由外向里。"
                ),
                .nested("front.hitTest", in: "parent.hitTest"), quotes: Document003.outsideIn),
            Claim(
                Text("The touch goes to the touch methods of the view that was found.", chinese: "触摸交给所找到视图的触摸方法。"),
                when: tapped.is("both"), .all([.answer(of: "parent.hitTest", is: "front"), .happens("front.touchesBegan")]),
                quotes: Document003.thenTheBestView),
            Claim(
                Text("Each new touch is hit-tested in two whole passes.", chinese: "每个新触摸都要完整地测试两遍。"), .exactly(2, "parent.hitTest"),
                explanation: Text("The two passes are identical (HT.6).", chinese: "两遍完全相同（HT.6）。")),
            Claim(
                Text("How the front view came to be the last does not matter.", chinese: "前面的视图如何成为最后一个，没有影响。"), .same(whatever: arranged)),
        ])
}

private final class AskedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

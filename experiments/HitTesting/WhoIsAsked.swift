import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger taps", chinese: "手指点击"), ["both siblings", "the first only", "neither"])

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

extension Experiment {
    /// The order of the questions, and that it is gone through twice.
    static let whoIsAsked = Experiment(
        id: "WhoIsAsked",
        title: Text("Who is asked in hit-testing, in which order, and how often", chinese: "命中测试询问谁、什么次序、几遍"),
        question: Text(
            "In a parent stand two siblings that overlap, `first` and then `last`. All hear of `hitTest` and `point(inside:)`. In which order are they asked?",
            chinese: "父视图里有两个重叠的子视图，先 `first` 后 `last`，三者都记录 `hitTest` 与 `point(inside:)`。按什么次序询问？"),
        answer: Text(
            "From the parent down, `last` before `first`, until one has an answer; without one the parent answers. All of this is done twice before `touchesBegan`.",
            chinese: "自父视图往下，`last` 先于 `first`，直到有一个给出结果；都没有则父视图回答自己。整个过程在 `touchesBegan` 之前进行两遍。"),
        origins: [Document004.askedTwice],
        observations: ["hittest-abc-simple-nested", "hittest-two-passes-before-began-iOS9-device"],
        variables: [finger],
        stage: { stage in
            let parent = stage.name(AskedPad(frame: CGRect(x: 45, y: 200, width: 300, height: 200)), "parent")
            stage.view.addSubview(parent)
            parent.addSubview(stage.name(AskedPad(frame: CGRect(x: 20, y: 20, width: 160, height: 160)), "first"))
            parent.addSubview(stage.name(AskedPad(frame: CGRect(x: 120, y: 20, width: 160, height: 160)), "last"))
            let places: [String: Double] = ["both siblings": 150, "the first only": 50]
            stage.script.tap(.point(x: places[stage.choice(finger)] ?? 10, y: 100, in: "parent"))
        },
        claims: [
            Claim(
                Text("The whole walk happens twice, question by question.", chinese: "整个过程逐一进行两遍。"), when: finger.is("both siblings"),
                .ordering([
                    "parent.hitTest", "parent.pointInside", "last.hitTest", "last.pointInside",
                    "parent.hitTest", "parent.pointInside", "last.hitTest", "last.pointInside", "last.touchesBegan",
                ]),
                quotes: Document004.askedTwice,
                explanation: Text(
                    "A new touch is hit-tested in two whole passes before `sendEvent` (HT.6).", chinese: "新触摸在 `sendEvent` 之前完整测试两遍（HT.6）。")
            ),
            Claim(
                Text("`point(inside:)` is asked inside `hitTest`.", chinese: "`point(inside:)` 在 `hitTest` 之内被询问。"),
                .all([.nested("parent.pointInside", in: "parent.hitTest"), .nested("last.pointInside", in: "last.hitTest")]),
                quotes: Document004.hitTestAsksPointInside),
            Claim(
                Text("The subview added last is asked first.", chinese: "最后添加的子视图最先被询问。"), .before("last.hitTest", "first.hitTest"),
                quotes: Document004.subviewsFromTheLast,
                explanation: Text("Subviews are asked from the last to the first (HT.3).", chinese: "子视图从后往前询问（HT.3）。")),
            Claim(
                Text("The last subview comes first in the search.", chinese: "查找从最后一个子视图开始。"), .before("last.hitTest", "first.hitTest"),
                quotes: Document002.subviewsFromTheBack),
            Claim(
                Text("Where it contains the point, its earlier sibling is not asked.", chinese: "它含有该点，前面的平级视图就不再询问。"),
                when: finger.is("both siblings"), .never("first.*"), quotes: Document002.firstAnswerWins),
            Claim(
                Text("Its answer is returned at once.", chinese: "它的结果立即返回。"), when: finger.is("both siblings"),
                .answer(of: "parent.hitTest", is: "last"), quotes: Document004.firstAnswerIsReturned),
            Claim(
                Text("Where it does not, the sibling before it is asked.", chinese: "它不含该点，就询问前一个平级视图。"), when: finger.is("the first only"),
                .all([.answer(of: "last.hitTest", is: "nil"), .happens("first.touchesBegan")]), quotes: Document004.siblingIsNext),
            Claim(
                Text(
                    "Each subview is asked about the point in its own coordinates: 50 in the parent is 30 in `first`.",
                    chinese: "每个子视图按自己的坐标判断。"),
                when: finger.is("the first only"),
                .all([.answer(of: "first.pointInside", is: "yes"), .answer(of: "last.pointInside", is: "no")]),
                quotes: Document004.pointIsConverted),
            Claim(
                Text("The point is converted for `first` and `last` in turn.", chinese: "对 `first` 与 `last` 分别换算坐标。"),
                when: finger.is("the first only"),
                .all([.answer(of: "first.pointInside", is: "yes"), .answer(of: "last.pointInside", is: "no")]),
                quotes: Document002.pointIsConverted),
            Claim(
                Text("Each subview decides for itself by its `hitTest`.", chinese: "各子视图由自己的 `hitTest` 判定。"),
                .all([.nested("last.hitTest", in: "parent.hitTest"), .nested("first.hitTest", in: "parent.hitTest")]),
                quotes: Document002.subviewDecides),
            Claim(
                Text("Subviews are asked before the parent answers for itself.", chinese: "先询问子视图，父视图才回答自己。"), when: finger.is("neither"),
                .order(["last.hitTest", "first.hitTest", "parent.touchesBegan"]), quotes: Document004.childrenFirst),
            Claim(
                Text("With no answer from below the parent is hit.", chinese: "子视图都没有结果，命中父视图。"), when: finger.is("neither"),
                .all([.answer(of: "parent.hitTest", is: "parent"), .happens("parent.touchesBegan")]), quotes: Document002.elseItself),
            Claim(
                Text("Then the parent is the one.", chinese: "此时父视图最合适。"), when: finger.is("neither"),
                .answer(of: "parent.hitTest", is: "parent"), quotes: Document004.elseTheView),
            Claim(
                Text("The view that `hitTest` names gets the touch.", chinese: "`hitTest` 给出的视图得到触摸。"), when: finger.is("the first only"),
                .all([.answer(of: "parent.hitTest", is: "first"), .exactly(1, "*.touchesBegan"), .happens("first.touchesBegan")]),
                quotes: Document004.answerIsTheResponder),
        ])
}

import EventTrace
import ExperimentKit
import UIKit

private let change = Variable(
    "change", Text("What differs", chinese: "差异"),
    ["nothing", "the child lies at (50, 30)", "the parent's bounds begin at (0, 20)", "the child is scaled by 2"])

extension Experiment {
    /// In whose coordinates the point is.
    static let hitTestPoint = Experiment(
        id: "HitTestPoint",
        title: Text("In whose coordinates a view is asked", chinese: "询问视图时用谁的坐标"),
        question: Text(
            "A finger taps the point (100, 100) of a parent's frame. Which point is the parent asked about, and which its child?",
            chinese: "手指点击父视图 frame 内的点 (100, 100)。父视图被问到哪个点？子视图呢？"),
        answer: Text(
            "Each is asked in its own coordinates: the child's are moved by its frame and by the parent's bounds, and scaled by its transform.",
            chinese: "各用自己的坐标：子视图的点随其 frame 和父视图的 bounds 平移，并按其变换缩放。"),
        origins: [Document001.pointIsConverted],
        variables: [change],
        stage: { stage in
            let parent = PointView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)) { stage.mark("about \($0)") }
            let child = PointView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) { stage.mark("about \($0)") }
            stage.view.addSubview(stage.name(parent, "parent"))
            parent.addSubview(stage.name(child, "child"))
            switch stage.choice(change) {
            case "the child lies at (50, 30)": child.frame.origin = CGPoint(x: 50, y: 30)
            case "the parent's bounds begin at (0, 20)": parent.bounds.origin = CGPoint(x: 0, y: 20)
            case "the child is scaled by 2":
                child.transform = CGAffineTransform(scaleX: 2, y: 2)
                child.frame.origin = .zero
            default: break
            }
            stage.script.tap(.point(x: 145, y: 250))
        },
        claims: [
            Claim(
                Text("Where nothing differs, both are asked about the same point.", chinese: "没有差异时，两者被问同一点。"), when: change.is("nothing"),
                .order(["parent.pointInside", "about (100, 100)", "child.pointInside", "about (100, 100)"]),
                quotes: Document001.pointIsConverted),
            Claim(
                Text("The child's frame is taken off.", chinese: "减去子视图的 frame 起点。"), when: change.is("the child lies at (50, 30)"),
                .order(["child.pointInside", "about (50, 70)"]), quotes: Document001.pointIsConverted,
                explanation: Text("The point is converted on its way down (HT.8).", chinese: "点在向下途中逐级换算（HT.8）。")),
            Claim(
                Text("The parent's bounds are added.", chinese: "加上父视图 bounds 的起点。"),
                when: change.is("the parent's bounds begin at (0, 20)"),
                .order(["parent.pointInside", "about (100, 120)"]), quotes: Document001.pointIsConverted),
            Claim(
                Text("A child drawn twice as large is asked about half the distance.", chinese: "放大两倍的子视图，被问的距离减半。"),
                when: change.is("the child is scaled by 2"), .order(["child.pointInside", "about (50, 50)"]),
                quotes: Document001.pointIsConverted),
        ])
}

/// Tells the points that it is asked about.
private final class PointView: UIView {
    private let tell: (String) -> Void

    init(frame: CGRect, _ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        tell("(\(Int(point.x)), \(Int(point.y)))")
        return super.point(inside: point, with: event)
    }
}

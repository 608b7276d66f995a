import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Change: String, Choice {
    case nothing = "nothing differs"
    case childMoved = "the child lies at x 50 and y 30"
    case parentScrolled = "the parent's bounds begin at y 20"
    case childScaled = "the child is scaled by 2 from its top left corner"
}
private let change = Variable<Change>("change", "What differs", clause: "{value}", changes: .printedLines)

private let parent = Named<PointView>("parent")
private let child = Named<PointView>("child")

/// In whose coordinates the point is.
let hitTestPoint: Experiment = Experiment(
    id: "HitTestPoint",
    title: "Coordinates of the point in `point(inside:)`",
    question: """
        A finger taps a parent 100 points to the right of its top left corner and 100 points down. Which point is passed to the \
        parent's `point(inside:)`, and which to its child's?
        """,
    answer: """
        Each view gets the point in its own coordinates. For the parent, the origin of the parent's bounds is added, which in a \
        scroll view is the offset; for the child, the origin of the child's frame is subtracted from the parent's point, and the \
        child's transform is undone.
        """,
    remedy: "Before you ask another view in your own `hitTest`, convert the point: `convert(point, to: subview)`.",
    symptoms: [
        "Which coordinate system does the point in hitTest have",
        "Convert the point between views in hitTest",
        "point(inside:) gets the wrong coordinates",
        "Touch location in a scaled or scrolled view",
        "hitTest override passes the point to a subview and the wrong button is hit",
    ],
    origins: [Document001.pointIsConverted],
    variables: [change],
    stage: { stage in
        let outer = PointView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)) { stage.mark("asked about \($0)") }
        let inner = PointView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) { stage.mark("asked about \($0)") }
        stage.view.addSubview(stage.name(outer, parent))
        outer.addSubview(stage.name(inner, child))
        switch stage[change] {
        case .childMoved: inner.frame.origin = CGPoint(x: 50, y: 30)
        case .parentScrolled: outer.bounds.origin = CGPoint(x: 0, y: 20)
        case .childScaled:
            inner.transform = CGAffineTransform(scaleX: 2, y: 2)
            inner.frame.origin = .zero
        case .nothing: break
        }
        stage.script.tap(.point(x: 145, y: 250))
    },
    outcomes: {
        Outcome("the parent is asked about the point", otherwise: "(100, 100)") {
            Outcome.State("(100, 120)", .order([parent.pointInside, "asked about (100, 120)"]))
        }
        Outcome("the child is asked about the point", otherwise: "(100, 100)") {
            Outcome.State("(50, 70)", .order([child.pointInside, "asked about (50, 70)"]))
            Outcome.State("(50, 50)", .order([child.pointInside, "asked about (50, 50)"]))
            Outcome.State("(100, 120)", .order([child.pointInside, "asked about (100, 120)"]))
        }
    },
    claims: {
        Claim(
            "If the child's frame and the parent's bounds both begin at zero, both views are asked about the same point.",
            when: change == .nothing,
            quotes: Document001.pointIsConverted
        ) {
            parent.pointInside
            "asked about (100, 100)"
            child.pointInside
            "asked about (100, 100)"
        }
        Claim(
            "The origin of the child's frame is subtracted from the point.", when: change == .childMoved,
            quotes: Document001.pointIsConverted,
            explanation: "The point is converted on its way down the view hierarchy.", rules: [.pointIsConverted]
        ) {
            child.pointInside
            "asked about (50, 70)"
        }
        Claim(
            "The origin of the parent's bounds is added to the point.",
            when: change == .parentScrolled, quotes: Document001.pointIsConverted
        ) {
            parent.pointInside
            "asked about (100, 120)"
        }
        Claim(
            "If the child is scaled by 2 from its top left corner, the coordinates of the point are halved.",
            when: change == .childScaled,
            quotes: Document001.pointIsConverted,
            explanation: "A transform alone scales about the middle of the view: a point in the middle keeps its coordinates."
        ) {
            child.pointInside
            "asked about (50, 50)"
        }
    })

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

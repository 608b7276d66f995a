import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case larger = "a view that is really larger"
    case parentsHitTest001 = "the parent's `hitTest` in 001"
    case pointInside001 = "`point(inside:)` in 001"
    case pointInside002 = "`point(inside:)` of a subclass in 002"
    case extension002 = "`point(inside:)` of an extension in 002"

    /// Nil for a view that needs no margin.
    var printed: PrintedMargin? { PrintedMargin(rawValue: rawValue) }
}
private let way = Variable<Way>("way", "The margin of 20 points comes from")

private enum Tree: String, Choice {
    case inTheMargin = "the finger is in the margin"
    case beyondTheMargin = "the finger is beyond the margin"
    case outsideTheParent = "the finger is in the margin but beyond the parent"
    case behindASibling = "a sibling covers the margin"
    case parentHidden = "the parent is hidden"
    case hidden = "the view is hidden"
}
private let tree = Variable<Tree>("tree", "The finger and the views", clause: "{value}")

private let parent = Named<MarginParent>("parent")
private let view = Named<MarginView>("view")
private let sibling = Named<LoggedView>("sibling")

private let isOfTheView = Condition(
    "the view itself contains the points of its margin", not: "the parent's `hitTest` answers for the margin", way != .parentsHitTest001)
private let isInTheMargin = Condition(
    "the finger is in the margin", not: "the finger is beyond the margin", tree != .beyondTheMargin)
private let hasAnObstacle = Condition(
    "something covers, hides or cuts off the margin",
    not: "nothing covers, hides or cuts off the margin", !tree.isOneOf(.inTheMargin, .beyondTheMargin))

/// The margins of the documents against a view that is larger.
let printedMargins: Experiment = Experiment(
    id: "PrintedMargins",
    title: "Four ways to enlarge a view's tap area, compared",
    question: """
        A view should also be hit within 20 points around it. Documents 001 and 002 print three overrides of the view's `point(inside:)` \
        and one of the parent's `hitTest`. Do they have the same effect as a view that is really larger?
        """,
    answer: """
        The three overrides of `point(inside:)` have the same effect as a larger view, in each of the 6,954 trees of up to four views. \
        The override of the parent's `hitTest` differs in 3,980 of these trees, because it answers before any other view is asked. It \
        hits a view that is hidden, that lies beyond the parent's edge or behind a sibling, or whose parent is hidden or has interaction \
        disabled.
        """,
    remedy: """
        In a subclass of the view, override `point(inside:with:)` and return `bounds.insetBy(dx: -20, dy: -20).contains(point)`. The \
        margin works only inside the superview and where no sibling in front takes the touch. In an override of the parent's \
        `hitTest(_:with:)`, call `super` first, and return the view for a point in the enlarged frame only if `super` returns the parent \
        itself and the view is neither hidden nor transparent nor has interaction disabled.
        """,
    symptoms: [
        "Enlarge the hit area of a view: point(inside:) vs hitTest",
        "Hidden view still receives taps after overriding hitTest",
        "Expanded hit area takes touches from the view on top",
        "Best way to increase the touch target of a view",
    ],
    origins: [Document001.enlargeByHitTest, Document001.enlargeByPointInside, Document002.areaByPointInside],
    variables: [way, tree],
    stage: { stage in
        let parent = stage.add(MarginParent(), parent, at: CGRect(x: 95, y: 200, width: 200, height: 200))
        let view = stage.add(MarginView(stage[way].printed), view, at: CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
        if stage[way] == .larger { view.bounds = view.bounds.insetBy(dx: -20, dy: -20) }
        if stage[way] == .parentsHitTest001 { parent.closeView = view }
        var tapped = CGPoint(x: 40, y: 100)
        switch stage[tree] {
        case .inTheMargin: break
        case .beyondTheMargin: tapped.x = 20
        case .outsideTheParent:
            view.center.x += 50
            tapped.x = 210
        case .behindASibling: stage.add(LoggedView(), sibling, at: CGRect(x: 0, y: 0, width: 50, height: 200), in: parent)
        case .parentHidden: parent.isHidden = true
        case .hidden: view.isHidden = true
        }
        stage.script.tap(.point(x: tapped.x, y: tapped.y, in: parent))
    },
    outcomes: {
        Outcome("the touch", otherwise: "misses the view") {
            Outcome.State("hits the view", view.touchesBegan)
            Outcome.State("hits the sibling in front", sibling.touchesBegan)
        }
    },
    claims: {
        Claim(
            "Each override of `point(inside:)` has the same effect as a larger view.", when: isOfTheView,
            way.changesNothing(among: anyone.touchesBegan),
            quotes: Document002.areaByPointInside,
            explanation: "A test compares them on every tree of up to four views and finds no difference.")
        Claim(
            "A tap in the margin hits the view, whichever way is used.", when: tree == .inTheMargin, view.touchesBegan.happens,
            quotes: Document001.enlargeByHitTest)
        Claim(
            "A tap beyond the margin does not hit the view, whichever way is used.", when: tree == .beyondTheMargin, view.touches.never)
        Claim(
            """
            The parent's `hitTest` hits the view beyond the parent, through a sibling that covers it, in a hidden parent, and if \
            the view itself is hidden.
            """,
            when: !isOfTheView && isInTheMargin, view.touchesBegan.happens,
            quotes: Document001.enlargeByHitTest,
            explanation:
                "The answer of the override is final: neither is the view's or the parent's visibility checked, nor is another view asked.")
        Claim(
            """
            No override of `point(inside:)` hits the view beyond the parent, through a sibling, in a hidden parent, or if it is \
            hidden.
            """,
            when: isOfTheView && hasAnObstacle, view.touches.never,
            rules: [.unreachable, .outside, .lastSubviewFirst])
    })

/// A view that has the margin of a document, or none.
private final class MarginView: LoggedView {
    private let printed: PrintedMargin?

    init(_ printed: PrintedMargin?) {
        self.printed = printed
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        printed?.contains(point, in: self, 20) ?? super.point(inside: point, with: event)
    }
}

/// A parent that answers for one of its subviews.
private final class MarginParent: UIView {
    var closeView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        closeView.flatMap { PrintedMargin.parentsHitTest001.hit(point, among: $0, 20) } ?? super.hitTest(point, with: event)
    }
}

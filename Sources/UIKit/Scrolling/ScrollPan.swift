import EventTrace

/// The pan of a scroll view, which begins along an axis on which the content scrolls.
///
/// SC.10: it also detects that a finger that stopped the content lifts without a drag.
final class ScrollPan: UIPanGestureRecognizer {
    override var kind: String { "scrollPan" }
    override var engineClass: MethodTable { MethodTable(ScrollPan.self) }

    /// The scroll view, which clears this when it is deallocated.
    unowned(unsafe) var scrollView: UIScrollView?
    /// The part of the way, in points of the screen, that led along an axis without scrolling.
    private var lost = CGPoint.zero

    /// The way in the view's coordinates since it last turned out to lead along an axis without scrolling.
    var way: CGPoint { vector(wayOnScreen(movement.travelled), in: scrollView) }

    /// SC.5: a way along an axis without scrolling leaves the pan possible; the way after it is judged anew.
    override func judge(_ travelled: CGPoint, in simulation: Simulation) -> PanVerdict {
        let way = wayOnScreen(travelled)
        guard super.judge(way, in: simulation) == .begins else { return .undecided }
        guard let scrollView, !scrollView.scrolls(along: .dominant(in: vector(way, in: scrollView))),
            simulation.applies(.dragDirection, .decline, scrollView)
        else { return .begins }
        lost = travelled
        return .undecided
    }

    private func wayOnScreen(_ travelled: CGPoint) -> CGPoint { CGPoint(x: travelled.x - lost.x, y: travelled.y - lost.y) }

    override func reset() {
        super.reset()
        lost = .zero
        scrollView?.letGoOfCaughtContent(in: .current)
    }
}

/// SC.10: the pan of a scroll view, which also detects that a finger that stopped the content lifts without a drag.
final class ScrollPan: UIPanGestureRecognizer {
    override var kind: String { "scrollPan" }
    override var engineClass: MethodTable { MethodTable(ScrollPan.self) }

    /// The scroll view, which clears this when it is deallocated.
    unowned(unsafe) var scrollView: UIScrollView?

    override func reset() {
        super.reset()
        scrollView?.letGoOfCaughtContent(in: .current)
    }
}

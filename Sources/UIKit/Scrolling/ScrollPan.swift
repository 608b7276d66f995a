/// SC.10: the pan of a scroll view, which also learns when a finger that has stopped the content has gone without a drag.
final class ScrollPan: UIPanGestureRecognizer {
    override var kind: String { "scrollPan" }
    override var engineClass: MethodTable { MethodTable(ScrollPan.self) }

    /// Cleared by the scroll view when it ceases to exist.
    unowned(unsafe) var scrollView: UIScrollView?

    override func reset() {
        super.reset()
        scrollView?.letGoOfCaughtContent()
    }
}

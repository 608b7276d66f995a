import EventTrace

/// Recognizes a pointer that is over the view with no button down; fingers are nothing to it. While a button is down it rests (TO.14).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "hoverGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIHoverGestureRecognizer.self) }
    override var ownRule: Rule { .hover }
    override var takesTouches: Bool { false }

    /// Where the pointer is, in points of the screen.
    private var place = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint { point(place, in: view) }

    /// What a pencil would report; a pointer is always on the screen.
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }

    /// GE.21: the pointer is over the view, or over one below it.
    final func pointerIsAt(_ place: CGPoint) {
        self.place = place
        state = state == .possible ? .began : .changed
    }

    /// GE.21: the pointer has left the view.
    final func pointerHasGone() {
        if state.isActive { state = .ended }
    }
}

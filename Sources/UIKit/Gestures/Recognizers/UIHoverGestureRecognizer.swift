import EventTrace

/// Recognizes a pointer over the view without a pressed button. It ignores fingers, and rests while a button is down (TO.14).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "hoverGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIHoverGestureRecognizer.self) }
    override var ownRule: Rule { .hover }
    override var takesTouches: Bool { false }

    /// The place of the pointer, in points of the screen.
    private var place = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint { point(place, in: view) }

    /// The height of a pencil above the screen: zero for a pointer.
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }

    /// GE.21: called when the pointer is over the view, or over one below it.
    final func pointerIsAt(_ place: CGPoint) {
        self.place = place
        state = state == .possible ? .began : .changed
    }

    /// GE.21: called when the pointer has left the view.
    final func pointerHasGone() {
        if state.isActive { state = .ended }
    }
}

/// What a scroll view knows of zooming.
struct ScrollZoom {
    /// The limits of the scale.
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var scale: CGFloat = 1
    /// Exists while zooming is possible.
    var pinch: ZoomPinch?
    /// There from the first to the last change that a pinch makes.
    var gesture: ZoomGesture?
    /// There while a change of the scale is shown bit by bit.
    var animation: ZoomAnimation?

    /// The nearest scale within the limits.
    func nearest(to scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }
}

/// A pinch that zooms: what, and from where.
struct ZoomGesture {
    let view: UIView
    let startScale: CGFloat
    /// Where the middle between the fingers is, in the visible part.
    var place: CGPoint
}

/// A change of the scale that takes its time. The scale itself is the new one from the beginning.
struct ZoomAnimation {
    let view: UIView
    /// Whether the scale goes back to a limit that a pinch has left behind.
    let isBounce: Bool
    var end = Deadline()

    init(view: UIView, isBounce: Bool) {
        self.view = view
        self.isBounce = isBounce
    }
}

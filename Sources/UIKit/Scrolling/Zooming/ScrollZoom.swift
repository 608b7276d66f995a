/// The zooming state of a scroll view.
struct ScrollZoom {
    /// The limits of the scale.
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var scale: CGFloat = 1
    /// The pinch, which exists while zooming is possible.
    var pinch: ZoomPinch?
    /// The zooming by a pinch, from its first to its last change.
    var gesture: ZoomGesture?
    /// The animated change of the scale under way.
    var animation: ZoomAnimation?
    /// Whether the content is being given the size of the scale.
    var isResizing = false

    /// Whether the offset follows from the zoom.
    var isUnderWay: Bool { isResizing || gesture != nil || animation != nil }

    /// The nearest scale within the limits.
    func nearest(to scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }
}

/// A pinch that zooms, with its view and its start.
struct ZoomGesture {
    let view: UIView
    let startScale: CGFloat
    /// The middle between the fingers, in the visible part.
    var place: CGPoint
}

/// An animated change of the scale. The scale itself has its new value from the beginning.
struct ZoomAnimation {
    let view: UIView
    /// Whether the scale returns to a limit that a pinch has exceeded.
    let isBounce: Bool
    var end = Deadline()

    init(view: UIView, isBounce: Bool) {
        self.view = view
        self.isBounce = isBounce
    }
}

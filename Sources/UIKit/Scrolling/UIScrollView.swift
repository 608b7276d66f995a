import EventTrace

/// A view whose content is larger than it is: it holds touches back for a moment to see whether they drag the content.
///
/// Two recognizers do it: one that holds touches back and never recognizes, and an ordinary pan. A third one, a pinch, zooms.
open class UIScrollView: UIView {
    override var kind: String { "scrollView" }
    override var isScrollView: Bool { true }
    override func lets(_ touch: UITouch, beginIn view: UIView, _ event: UIEvent, _ simulation: Simulation) -> Bool {
        simulation.ask(.touchesShouldBegin, of: self, by: .contentTouchQuestions, about: simulation.subject(view)) {
            touchesShouldBegin([touch], with: event, in: view)
        }
    }

    override var engineClass: MethodTable { MethodTable(UIScrollView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.scrollView }

    // MARK: Storage

    final let contentTouchDelay = ContentTouchDelay()
    final let pan = ScrollPan()
    final var delegateReference = DelegateReference<any UIScrollViewDelegate>()
    final var drag: ScrollDrag? { didSet { updateRunLoopMode() } }
    final var motion: ScrollMotion? { didSet { updateRunLoopMode() } }
    final var zooming = ScrollZoom() { didSet { updateRunLoopMode() } }
    /// Whether it keeps the main run loop in its tracking mode.
    final var keepsTrackingMode = false
    final var storedIsScrollEnabled = true
    /// Whether there has been one among the subviews.
    final var hasRefreshControl = false
    /// Whether the finger that came down last stopped the content.
    final var hasJustBeenCaught = false
    /// A finger has stopped the content, and the end of the deceleration is still to be told.
    final var isCaught = false { didSet { updateRunLoopMode() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareForScrolling()
    }

    deinit {
        contentTouchDelay.scrollView = nil
        pan.follower = nil
        pan.scrollView = nil
        zooming.pinch?.follower = nil
        if keepsTrackingMode { Simulation.current?.loopModes.endTracking() }
    }

    // MARK: Content

    @_disfavoredOverload
    open var delegate: (any UIScrollViewDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    /// The size of the content in points.
    open var contentSize = CGSize.zero
    /// The point of the content at the upper left corner: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Points that the content can be scrolled beyond its edges.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the safe area adds to the inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The content inset with what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(insetOfSafeArea) }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let origin = layer.bounds.origin
            super.bounds = newValue
            if layer.bounds.origin != origin { contentHasMoved() }
        }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { moveContent(to: contentOffset, animated: animated) }
    /// Moves the content just so far that the rectangle of it is in sight.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Scrolling

    open var isScrollEnabled: Bool {
        get { storedIsScrollEnabled }
        set { setScrollEnabled(newValue) }
    }
    open var isDirectionalLockEnabled = Defaults.current.scrollView.isDirectionalLockEnabled
    open var bounces = Defaults.current.scrollView.bounces
    open var alwaysBounceVertical = Defaults.current.scrollView.alwaysBounceVertical
    open var alwaysBounceHorizontal = Defaults.current.scrollView.alwaysBounceHorizontal
    open var isPagingEnabled = Defaults.current.scrollView.isPagingEnabled
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop = true
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Plain data, as the two before: no indicator is shown.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Without effect: no indicator is shown.
    open func flashScrollIndicators() {}
    /// A subview above the content; one that is added as a subview works as well.
    open var refreshControl: UIRefreshControl? { didSet { showRefreshControl(insteadOf: oldValue) } }
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { if keyboardDismissMode.isInteractive { Simulation.current?.note(.interactiveDismissal) } }
    }
    /// Whether a finger is down, be it that it has not dragged yet.
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// SC.41: whether a finger drags, or has thrown, the content.
    open var isDragging: Bool {
        drag != nil || isDecelerating && Simulation.current?.applies(.draggingUntilRest, .scroll, self, Name(.yes)) != false
    }
    /// Whether the content goes on alone, or a finger that has stopped it is still down.
    open var isDecelerating: Bool { motion?.isDeceleration == true || isCaught }
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Where a collection's layout has it come to rest.
    func targetOffset(forProposed offset: CGPoint, _ velocity: CGPoint) -> CGPoint { offset }

    // MARK: Zooming

    /// Zooming is possible if the limits differ.
    open var minimumZoomScale: CGFloat {
        get { zooming.minimum }
        set { setZoomLimits(newValue, zooming.maximum) }
    }
    open var maximumZoomScale: CGFloat {
        get { zooming.maximum }
        set { setZoomLimits(zooming.minimum, newValue) }
    }
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeScale(to: scale, animated: animated) }
    /// Makes a rectangle of the zoomed view as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) { fill(with: rect, animated: animated) }
    /// Whether a pinch can go beyond the limits; the scale returns to them at its end.
    open var bouncesZoom = Defaults.current.scrollView.bouncesZoom
    open var isZooming: Bool { zooming.gesture != nil }
    open var isZoomBouncing: Bool { zooming.animation?.isBounce == true }
    /// Nil while zooming is not possible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    // MARK: Touches of the content

    /// Whether touches are held back to see whether they drag.
    open var delaysContentTouches = Defaults.current.scrollView.delaysContentTouches
    /// Whether a drag can take touches from content that has already got them.
    open var canCancelContentTouches = Defaults.current.scrollView.canCancelContentTouches
    /// Asked just before a view of the content gets touches; false keeps them from it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Asked before a drag takes touches from a view of the content; false gives the drag up.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return dragMayBegin() }
        return gestureRecognizer === zooming.pinch ? pinchMayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // RC.3: a scroll view's touch methods do not pass the message on; SC.8: unless scrolling is disabled.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesBegan) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesMoved) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesEnded) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesCancelled) { super.touchesCancelled(touches, with: event) }
    }
}

extension UIScrollView {
    private final func prepareForScrolling() {
        clipsToBounds = true
        contentTouchDelay.scrollView = self
        addGestureRecognizer(contentTouchDelay)
        pan.scrollView = self
        adopt(pan)
    }

    /// Works for this scroll view from now on.
    final func adopt(_ recognizer: UIGestureRecognizer) {
        recognizer.follower = self
        addGestureRecognizer(recognizer)
        #if !hasFeature(Embedded)
            // As on a device the scroll view is its recognizers' delegate. Its class does not say so in public, so that subclasses can:
            // what such a subclass answers counts.
            recognizer.delegate = (self as AnyObject) as? any UIGestureRecognizerDelegate
        #endif
    }

    private final func setScrollEnabled(_ isEnabled: Bool) {
        storedIsScrollEnabled = isEnabled
        pan.isEnabled = isEnabled
    }

    /// SC.8
    final var scrollsByTouch: Bool { storedIsScrollEnabled || Simulation.current?.holds(.disabledScrolling) == false }

    private final func keeps(_ method: Word) -> Bool {
        scrollsByTouch && Simulation.current?.applies(.controlsEndTheClimb, .keep, self, Name(method)) != false
    }
}

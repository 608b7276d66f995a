import EventTrace

/// A view with scrollable content, which holds touches back for a moment to see whether they drag the content.
///
/// Two recognizers do so: one that holds touches back and never recognizes, and an ordinary pan. A third one, a pinch, zooms.
open class UIScrollView: UIView {
    override var kind: String { "scrollView" }
    override var isScrollView: Bool { true }
    override func sizeHasChanged(from old: CGSize, in simulation: Simulation?) { closeGap(sizeBefore: old, in: simulation) }
    override func lets(_ touch: UITouch, beginIn view: UIView, _ event: UIEvent, in simulation: Simulation) -> Bool {
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
    final var drag: ScrollDrag? { didSet { updateRunLoopMode(in: .current) } }
    final var motion: ScrollMotion? { didSet { updateRunLoopMode(in: .current) } }
    final var zooming = ScrollZoom() { didSet { updateRunLoopMode(in: .current) } }
    /// Whether it keeps the main run loop in its tracking mode.
    final var keepsTrackingMode = false
    final var storedIsScrollEnabled = true
    /// Whether a refresh control has ever been among the subviews.
    final var hasRefreshControl = false
    /// Whether the latest finger stopped the content.
    final var hasJustBeenCaught = false
    /// Whether a finger has stopped the content and the end of the deceleration is still to be reported.
    final var isCaught = false { didSet { updateRunLoopMode(in: .current) } }

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
    open var contentSize = CGSize.zero {
        didSet { closeGap(contentBefore: oldValue, in: .current) }
    }
    /// The content's point at the upper left corner: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let origin = layer.bounds.origin
            bounds.origin = newValue
            if layer.bounds.origin != origin { tellOfScroll(in: .current) }
        }
    }
    /// The points by which the content can be scrolled beyond its edges.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { closeGap(insetBefore: oldValue, in: .current) } }
    }
    /// Whether the safe area adds to the inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The content inset with the addition of the safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(insetOfSafeArea) }
    /// SC.6: a new origin moves the content without a call to the delegate.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let origin = layer.bounds.origin
            super.bounds = newValue
            if layer.bounds.origin != origin { setNeedsLayout() }
        }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated, in: .current)
    }
    /// Scrolls by the least distance that makes the rectangle visible, if that covers any of the content.
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
    /// The insets of indicators, as plain data like the two before: no indicator is shown.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Has no effect: no indicator is shown.
    open func flashScrollIndicators() {}
    /// A control above the content; adding it as a subview works too.
    open var refreshControl: UIRefreshControl? { didSet { showRefreshControl(insteadOf: oldValue) } }
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { if keyboardDismissMode.isInteractive { Simulation.current?.note(.interactiveDismissal) } }
    }
    /// Whether a finger is down, dragging or not.
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// SC.41: whether a finger drags the content or has thrown it.
    open var isDragging: Bool {
        drag != nil || isDecelerating && Simulation.current?.applies(.draggingUntilRest, .scroll, self, Name(.true)) != false
    }
    /// Whether the content moves on alone, or a finger that stopped it is still down.
    open var isDecelerating: Bool { motion?.isDeceleration == true || isCaught }
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Called before a drag moves the content.
    func dragWillBegin(in simulation: Simulation) {}
    /// Called when the content has come to rest after a drag or an animated change of its offset.
    func contentHasComeToRest(in simulation: Simulation) {}
    /// The offset at which a collection's layout wants it to come to rest.
    func targetOffset(forProposed offset: CGPoint, _ velocity: CGPoint) -> CGPoint { offset }

    // MARK: Zooming

    /// The least scale; zooming is possible if the limits differ.
    open var minimumZoomScale: CGFloat {
        get { zooming.minimum }
        set { setZoomLimits(newValue, zooming.maximum, in: .current) }
    }
    open var maximumZoomScale: CGFloat {
        get { zooming.maximum }
        set { setZoomLimits(zooming.minimum, newValue, in: .current) }
    }
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeScale(to: scale, animated: animated, in: .current) }
    /// Zooms so that a rectangle of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { fill(with: rect, animated: animated, in: .current) }
    /// Whether a pinch can exceed the limits; the scale springs back at its end.
    open var bouncesZoom = Defaults.current.scrollView.bouncesZoom
    open var isZooming: Bool { zooming.gesture != nil }
    open var isZoomBouncing: Bool { zooming.animation?.isBounce == true }
    /// The pinch; nil while zooming is not possible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    // MARK: Touches of the content

    /// Whether touches are held back to see whether they drag.
    open var delaysContentTouches = Defaults.current.scrollView.delaysContentTouches
    /// Whether a drag can take touches that the content has already got.
    open var canCancelContentTouches = Defaults.current.scrollView.canCancelContentTouches
    /// Asked just before a content view gets touches; false keeps them from it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Asked before a drag takes touches from a content view; false makes the drag fail.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return dragMayBegin(in: .current) }
        return gestureRecognizer === zooming.pinch
            ? pinchMayBegin(in: .current) : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // RC.3: a scroll view's touch methods do not pass messages on; SC.8: unless scrolling is disabled.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesBegan, in: .current) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesMoved, in: .current) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesEnded, in: .current) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keeps(.touchesCancelled, in: .current) { super.touchesCancelled(touches, with: event) }
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

    /// Takes ownership of a recognizer.
    final func adopt(_ recognizer: UIGestureRecognizer) {
        recognizer.follower = self
        addGestureRecognizer(recognizer)
        #if !hasFeature(Embedded)
            // As on a device, the scroll view is its recognizers' delegate. Its class does not declare this, so that subclasses can; the
            // answers of such a subclass count.
            recognizer.delegate = (self as AnyObject) as? any UIGestureRecognizerDelegate
        #endif
    }

    private final func setScrollEnabled(_ isEnabled: Bool) {
        storedIsScrollEnabled = isEnabled
        pan.isEnabled = isEnabled
    }

    /// SC.8
    final func scrollsByTouch(in simulation: Simulation?) -> Bool {
        storedIsScrollEnabled || simulation?.holds(.disabledScrolling) == false
    }

    private final func keeps(_ method: Word, in simulation: Simulation?) -> Bool {
        scrollsByTouch(in: simulation) && simulation?.applies(.controlsEndTheClimb, .keep, self, Name(method)) != false
    }
}

import EventTrace

/// A rectangle of a window, which takes part in hit-testing, gets touches and carries recognizers.
open class UIView: UIResponder, CALayerDelegate {
    // MARK: Storage

    public final let layer: CALayer
    final var children: [UIView] = []
    /// The superview, which clears this when it removes the view or is deallocated.
    final var parentReference: Unmanaged<UIView>?
    final unowned(unsafe) var containingWindow: UIWindow?
    /// The number of views around it when it was added.
    final var nesting = 0
    /// The number of its request to become first responder, while it waits for a window; else 0.
    final var request = 0
    /// The controller whose root view this is, and which clears this.
    final var controllerReference: Unmanaged<UIViewController>?
    final var recognizers: ContiguousArray<UIGestureRecognizer> = []
    /// The number of recognizers added so far.
    final var attachCount = 0
    /// The touch of a view without `isMultipleTouchEnabled`, until it has ended for the view.
    final var onlyTouch: UITouch?
    /// The number of running animations without `.allowUserInteraction`.
    final var blockingAnimations = 0
    /// The running animation under which the view is hit at its visible position.
    final unowned(unsafe) var presentingAnimation: (any ViewPresentation)?
    /// The tint color set on this view; nil leaves the superview's.
    final var ownTint: UIColor?
    /// The tint color of this view or inherited; nil for the default. Stored, because asking all views above takes long in large trees.
    final var tintInEffect: UIColor?
    /// The data for layout by constraints.
    final var layoutData: LayoutData?
    /// Whether a constraint was installed in it or below, or a class there requires constraints.
    final var takesPartInConstraints = false
    /// Whether it receives `updateConstraints` before the next layout, as a new view does.
    final var constraintUpdateIsDue = true
    /// Whether it draws at the next commit, as a new view does.
    final var isDisplayDue = true
    /// Rarely used properties that no event depends on.
    final var extras: ViewExtras?

    /// Called after the last touch method of a touch in this view has returned.
    func touchIsGone(_ touch: UITouch, in simulation: Simulation) {}

    /// Called after a subview was removed; a stack view then places the others anew.
    func childHasLeft(_ child: UIView) {}
    func childIsHiddenOrShown() {}

    /// Whether its text is broken into lines if the view is too narrow.
    var breaksLines: Bool { false }
    /// The height of its text in this width; nil if the text is not broken into lines.
    func heightOfLines(at width: CGFloat) -> CGFloat? { nil }
    /// Whether this is a scroll view; cheaper than a cast for every view above every touch.
    var isScrollView: Bool { false }
    var isBarOfASearchController: Bool { false }
    func sizeHasChanged(from old: CGSize, in simulation: Simulation?) {}
    /// The place of a new subview, if it is added at `place`.
    func place(ofNew view: UIView, addedAt place: SubviewPlace, in simulation: Simulation?) -> SubviewPlace { place }
    /// SC.2: whether a scroll view lets a touch begin in a view of its content.
    func lets(_ touch: UITouch, beginIn view: UIView, _ event: UIEvent, in simulation: Simulation) -> Bool { true }

    /// Called before the view enters another window or none.
    final func windowWillChange(to window: UIWindow?, in simulation: Simulation?) { controller?.viewWillMove(to: window, in: simulation) }

    final func windowDidChange(to window: UIWindow?, in simulation: Simulation?) { controller?.viewDidMove(to: window, in: simulation) }

    /// TO.10, RC.9: ends the touches in the view and the first responder below it, after the view has left its window.
    final func windowWasLeft(in simulation: Simulation?) {
        guard let simulation else { return }
        simulation.touches.viewLeftWindow(self, in: simulation)
        simulation.application?.viewLeftWindow(self, in: simulation)
    }

    /// RC.164: asks the views here that wait for a window to become first responder.
    final func hasEnteredWindow(in simulation: Simulation?) {
        guard let simulation else { return }
        simulation.application?.viewEnteredWindow(self, in: simulation)
    }

    override var kind: String { "view" }
    override var engineClass: MethodTable { MethodTable(UIView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view }
    override var unmodelledMethods: [UnmodelledMethod] { UnmodelledMethod.responder + UnmodelledMethod.view }
    override var unmodelledOverridesBelow: [String] { UnmodelledMethod.overrides(of: layer) }

    open class var layerClass: LayerClass { CALayer.self }

    public init(frame: CGRect) {
        layer = CALayer.make(Self.layerClass)
        super.init()
        takesPartInConstraints = Self.requiresConstraintBasedLayout
        layer.frame = frame
        layer.owner = self
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        layer = CALayer.make(Self.layerClass)
        super.init()
        takesPartInConstraints = Self.requiresConstraintBasedLayout
        layer.owner = self
    }

    /// Encodes nothing.
    open func encode(with coder: NSCoder) {}

    deinit {
        layer.owner = nil
        for child in children {
            child.parent = nil
            child.windowHasGone()
            if tintInEffect != nil, child.ownTint == nil { child.resolveTint() }
        }
        for recognizer in recognizers { recognizer.attachedView = nil }
    }

    // MARK: Override points; the behaviour is in the files of its family
    open override var next: UIResponder? {
        guard let controller = controllerReference?.takeUnretainedValue() else { return parent }
        guard let simulation = Simulation.current else { return controller }
        return simulation.applies(.chain, .next, self, simulation.subject(controller)) ? controller : parent
    }

    open var frame: CGRect {
        get { layer.frame }
        set {
            noteChange(in: .current)
            setFrame(newValue)
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            noteChange(in: .current)
            setBounds(newValue)
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set {
            noteChange(in: .current)
            setCenter(newValue)
        }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            noteChange(in: .current)
            setTransform(newValue)
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            noteChange(in: .current)
            setAlpha(newValue)
        }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue, in: .current) }
    }
    open var isUserInteractionEnabled = Defaults.current.view.isUserInteractionEnabled
    /// TO.5
    var takesSeveralTouches: Bool { isMultipleTouchEnabled }
    open var isMultipleTouchEnabled = Defaults.current.view.isMultipleTouchEnabled
    open var isExclusiveTouch = Defaults.current.view.isExclusiveTouch
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var tag = 0
    open var backgroundColor: UIColor? { willSet { noteChange(in: .current) } }
    /// The tint color of the nearest view, from this one up, that has one; setting nil removes this view's own.
    open var tintColor: UIColor! {
        get { tintInEffect ?? .tintColor }
        set { setTint(newValue) }
    }
    open var isOpaque = true
    open var contentMode = ContentMode.scaleToFill
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement: Bool {
        get { extras?.isAccessibilityElement ?? false }
        set { ownExtras.isAccessibilityElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { extras?.accessibilityLabel }
        set { ownExtras.accessibilityLabel = newValue }
    }
    open var accessibilityHint: String? {
        get { extras?.accessibilityHint }
        set { ownExtras.accessibilityHint = newValue }
    }
    open var accessibilityValue: String? {
        get { extras?.accessibilityValue }
        set { ownExtras.accessibilityValue = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibilityTraits ?? [] }
        set { ownExtras.accessibilityTraits = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { extras?.hidesAccessibilityElements ?? false }
        set { ownExtras.hidesAccessibilityElements = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { extras?.isAccessibilityModal ?? false }
        set { ownExtras.isAccessibilityModal = newValue }
    }
    /// The traits of the screen; `overrideUserInterfaceStyle` has no effect.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    open var window: UIWindow? { containingWindow }
    open var superview: UIView? { parent }
    open var subviews: [UIView] { children }
    /// The recognizers; nil if there have never been any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachCount == 0 ? nil : Array(recognizers) }
        set { replaceRecognizers(with: newValue ?? [], in: .current) }
    }

    open func addSubview(_ view: UIView) { insert(view, .front, in: .current) }
    /// Inserts a subview; the index counts all layers in this view's layer, including those without a view.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index), in: .current) }
    /// Inserts a subview above another, or in front of all if the other is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, .above(sibling), in: .current) }
    /// Inserts a subview below another, or in front of all if the other is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, .below(sibling), in: .current) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, .front) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, .index(0)) }
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
    open func removeFromSuperview() { leaveSuperview(in: .current) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// The farthest descendant, this view included, that contains the point; nil if none does or the view cannot be hit.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

    /// Whether the point, in this view's coordinates, is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.boundsContain(point) }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer, in: .current) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer, in: .current) }

    /// Asked of the hit view when a recognizer leaves possible and would cancel the view's touch; false makes the recognizer fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The response to a change of the superview's size, which the superview's `autoresizesSubviews` enables.
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Makes the first responder in this view, or the view itself, resign; with `force`, even if its delegate refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingWithin(byForce: force, in: .current) }

    /// Calls `layoutSubviews`, as the delegate of the view's layer.
    open func layoutSublayers(of layer: CALayer) { layOutSubviews(of: layer, in: .current) }
    open func layoutSubviews() { placeSubviewsByConstraints(in: .current) }
    open func setNeedsLayout() { markForLayout() }
    /// Updates marked constraints, then lays out.
    open func layoutIfNeeded() {
        updateConstraintsIfNeeded()
        layOutMarked(in: .current)
    }
    open func setNeedsDisplay() { markForDisplay(in: .current) }
    open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(in: .current) }
    /// Called at a commit, with the bounds, if the view is new in a window or marked. Nothing is drawn.
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Sets the size to `sizeThatFits`, and keeps the origin.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    /// The size according to constraints and content, as near to the target as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority, in: .current) }
    /// Called after the view's own or inherited tint color has changed.
    open func tintColorDidChange() {}
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { contentSizeHasChanged(in: .current) }
    /// Whether a tree with such a view updates constraints before any has been installed.
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsUpdateConstraints() { markForConstraintUpdate(in: .current) }
    open func updateConstraintsIfNeeded() { updateMarkedConstraints(in: .current) }
    /// Called before a layout if the view is marked, as a new view is.
    open func updateConstraints() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The screen has no notch and no bars.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open func safeAreaInsetsDidChange() {}
    /// Called after `layoutMargins` has changed.
    open func layoutMarginsDidChange() {}
}

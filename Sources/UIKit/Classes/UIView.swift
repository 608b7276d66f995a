import EventTrace

/// A rectangle of a window: it takes part in hit-testing, gets touches and carries recognizers.
open class UIView: UIResponder, CALayerDelegate {
    // MARK: Storage

    public final let layer: CALayer
    final var children: [UIView] = []
    /// Cleared by the superview when it removes this view or ceases to exist.
    final var parentReference: Unmanaged<UIView>?
    final unowned(unsafe) var containingWindow: UIWindow?
    /// Views that it is in, as far as they were there when it was added.
    final var nesting = 0
    /// The controller whose root view this is; cleared by it.
    final var controllerReference: Unmanaged<UIViewController>?
    final var recognizers: ContiguousArray<UIGestureRecognizer> = []
    /// How many recognizers have ever been added.
    final var attachCount = 0
    /// The touch that a view without `isMultipleTouchEnabled` has, until it has ended for the view.
    final var onlyTouch: UITouch?
    /// How many animations without `.allowUserInteraction` run on it.
    final var blockingAnimations = 0
    /// The animation whose views are hit where they are seen, while it runs on this one.
    final unowned(unsafe) var presentingAnimation: (any ViewPresentation)?
    /// The tint color that has been set here; without one it is the superview's.
    final var ownTint: UIColor?
    /// Its own or the one that it inherits; nil for the default. Kept, because to ask all views above takes long where there are many.
    final var tintInEffect: UIColor?
    /// What layout by constraints goes by.
    final var layoutData: LayoutData?
    /// Whether a constraint has been installed in it or below, or a class there says that it needs them.
    final var takesPartInConstraints = false
    /// A new view has yet to install its constraints.
    final var constraintUpdateIsDue = true
    /// A new view has yet to draw.
    final var isDisplayDue = true
    /// What no event depends on.
    final var extras: ViewExtras?

    /// The finger of a touch of this view has gone and the view has been told what it is told.
    func touchIsGone(_ touch: UITouch) {}

    /// A stack view looks after its subviews' places.
    func childHasLeft(_ child: UIView) {}
    func childIsHiddenOrShown() {}

    /// Whether it shows text that is broken into lines where it is not wide enough.
    var breaksLines: Bool { false }

    /// How high its text is in this width, if it is broken into lines; nil if it is not.
    func heightOfLines(at width: CGFloat) -> CGFloat? { nil }

    /// What class of the engine it is of: cheaper than a cast for every view above every touch.
    var isScrollView: Bool { false }

    /// SC.2: whether it, a scroll view, lets a touch begin in a view of its content.
    func lets(_ touch: UITouch, beginIn view: UIView, _ event: UIEvent, _ simulation: Simulation) -> Bool { true }

    /// The view is about to be in another window, or in none.
    final func windowWillChange(to window: UIWindow?) { controller?.viewWillMove(to: window) }

    final func windowDidChange(to window: UIWindow?) { controller?.viewDidMove(to: window) }

    /// TO.10, RC.9: a view that has left its window gives up its touches and the first responder below it.
    final func windowWasLeft() {
        guard let simulation = Simulation.current else { return }
        simulation.touches.viewLeftWindow(self)
        simulation.application?.viewLeftWindow(self)
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

    /// Nothing is ever encoded.
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
            noteChange()
            setFrame(newValue)
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            noteChange()
            setBounds(newValue)
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set {
            noteChange()
            setCenter(newValue)
        }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            noteChange()
            setTransform(newValue)
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            noteChange()
            setAlpha(newValue)
        }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
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
    open var backgroundColor: UIColor? { willSet { noteChange() } }
    /// That of the nearest view, from this one up, that has one of its own; setting nil takes the own one away.
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
    /// Its appearance is that of the screen, whatever `overrideUserInterfaceStyle` says.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    open var window: UIWindow? { containingWindow }
    open var superview: UIView? { parent }
    open var subviews: [UIView] { children }
    /// Nil if it has never had one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachCount == 0 ? nil : Array(recognizers) }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    open func addSubview(_ view: UIView) { insert(view, .front) }
    /// The index counts all layers in this view's layer, those of no view too.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }
    /// In front of all if the other is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, .above(sibling)) }
    /// In front of all if the other is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, .below(sibling)) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, .front) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, .index(0)) }
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
    open func removeFromSuperview() { leaveSuperview() }

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

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Asked of the hit view when a recognizer leaves possible and would cancel the view's touch; false makes it fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// How it follows a change of its superview's size; the superview's `autoresizesSubviews` says whether it does.
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Makes the first responder in this view, or the view itself, resign; with `force` also against its delegate's will.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingWithin(byForce: force) }

    /// As the delegate of its layer: calls `layoutSubviews`.
    open func layoutSublayers(of layer: CALayer) { layOutSubviews(of: layer) }
    open func layoutSubviews() { placeSubviewsByConstraints() }
    open func setNeedsLayout() { markForLayout() }
    /// Updates constraints that are marked, then lays out.
    open func layoutIfNeeded() {
        updateConstraintsIfNeeded()
        layer.layOutTree()
    }
    open func setNeedsDisplay() { markForDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }
    /// Called at a commit, with the bounds, if the view is new in a window or marked. Nothing is drawn.
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Keeps its origin.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    /// The size that its constraints and what is in it come to, as near to the target as they let it be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Called when the view's own tint color changes, or that which it inherits.
    open func tintColorDidChange() {}
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { contentSizeHasChanged() }
    /// Whether a tree with such a view updates its constraints although none has been installed yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
    /// Called before a layout if the view is marked, as a new one is.
    open func updateConstraints() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The screen has no notch and no bars.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open func safeAreaInsetsDidChange() {}
    /// Called when `layoutMargins` gets another value.
    open func layoutMarginsDidChange() {}
}

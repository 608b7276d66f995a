/// A rectangle in a tree of layers, with its appearance as plain data.
///
/// Nothing is drawn or animated. Invariant: a layer is in `sublayers` of exactly the layer that is its `superlayer`.
open class CALayer: NSObject {
    @usableFromInline
    package final var geometry = LayerGeometry()
    package final var storedIsHidden = false
    package final var storedOpacity: Float = 1
    package final var storedSublayers: [CALayer] = []
    /// The superlayer, which clears this when it removes the layer or is deallocated.
    final var above: Unmanaged<CALayer>?
    /// The appearance, created when one of its properties is first set.
    final var appearanceBox: LayerAppearanceBox?
    final var delegateReference = LayerDelegateReference()
    /// The view of the layer, which clears this when it is deallocated.
    package final unowned(unsafe) var owner: (any LayerOwner)?
    final var runningAnimations: [RunningAnimation] = []
    package final var layoutIsNeeded = false
    /// Whether `layoutSublayers` is running.
    package final var isLayingOut = false
    package final var displayIsNeeded = false

    public override init() {
        super.init()
    }

    /// A copy of another layer's properties without its place in the tree, as in Core Animation's shadow trees.
    public init(layer: AnyOrObject) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    /// Decodes nothing: equal to `init()`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        for sublayer in storedSublayers { sublayer.above = nil }
        for running in runningAnimations { running.layer = nil }
    }

    // Override points; the behaviour is in the files of each property family.

    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue) }
    }
    open var position: CGPoint {
        get { geometry.position }
        set { geometry.position = newValue.checked("position") }
    }
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { geometry.anchorPoint = newValue.checked("anchorPoint") }
    }
    open var transform: CATransform3D {
        get { geometry.transform?.matrix ?? CATransform3DIdentity }
        set { geometry.transform = .unlessIdentity(newValue) }
    }
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }
    /// 0…1, not checked.
    open var opacity: Float {
        get { storedOpacity }
        set { storedOpacity = newValue }
    }
    open var masksToBounds = false
    open var mask: CALayer?
    open var zPosition: CGFloat = 0
    open var name: String?
    /// Actions by names of properties; `NSNull` stands for no action.
    open var actions: [String: any CAAction]?
    open var delegate: (any CALayerDelegate)? {
        get { delegateReference.delegate ?? owner?.delegateOfLayer }
        set { delegateReference.delegate = newValue }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, distance: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, distance: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { superlayer?.remove(self) }

    open func contains(_ point: CGPoint) -> Bool { boundsContain(point) }
    open func hitTest(_ point: CGPoint) -> CALayer? { farthestDescendant(at: point) }

    open func setNeedsLayout() { markForLayout() }
    open func layoutIfNeeded() { layOutFromTopmost() }
    /// Lays out by the view of the layer, or by the delegate.
    open func layoutSublayers() { layOutByOwner() }
    open func setNeedsDisplay() { displayIsNeeded = true }
    open func setNeedsDisplay(_ rect: CGRect) { displayIsNeeded = true }
    open func displayIfNeeded() { displayWhenMarked() }
    /// Displays by the delegate, if it implements this; otherwise calls `draw(in:)` with a context.
    open func display() { displayByDelegate() }
    open func draw(in ctx: CGContext) {}
}

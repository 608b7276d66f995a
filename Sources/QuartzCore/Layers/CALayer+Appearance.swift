/// The look of a layer. Most layers have the default one, and then no object for it.
extension CALayer {
    /// The look as it is, for reading.
    private var appearance: LayerAppearance { storedAppearance ?? LayerAppearance() }

    /// The look of this layer, for changing.
    private var ownAppearance: LayerAppearance {
        let appearance = appearance
        storedAppearance = appearance
        return appearance
    }

    public final var backgroundColor: CGColor? {
        get { appearance.backgroundColor }
        set { ownAppearance.backgroundColor = newValue }
    }
    public final var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set { ownAppearance.cornerRadius = newValue }
    }
    public final var borderWidth: CGFloat {
        get { appearance.borderWidth }
        set { ownAppearance.borderWidth = newValue }
    }
    public final var borderColor: CGColor? {
        get { appearance.borderColor }
        set { ownAppearance.borderColor = newValue }
    }
    public final var shadowColor: CGColor? {
        get { appearance.shadowColor }
        set { ownAppearance.shadowColor = newValue }
    }
    /// 0…1, not checked.
    public final var shadowOpacity: Float {
        get { appearance.shadowOpacity }
        set { ownAppearance.shadowOpacity = newValue }
    }
    public final var shadowOffset: CGSize {
        get { appearance.shadowOffset }
        set { ownAppearance.shadowOffset = newValue }
    }
    public final var shadowRadius: CGFloat {
        get { appearance.shadowRadius }
        set { ownAppearance.shadowRadius = newValue }
    }
    public final var shadowPath: CGPath? {
        get { appearance.shadowPath }
        set { ownAppearance.shadowPath = newValue }
    }
    public final var maskedCorners: CACornerMask {
        get { appearance.maskedCorners }
        set { ownAppearance.maskedCorners = newValue }
    }
    public final var cornerCurve: CALayerCornerCurve {
        get { appearance.cornerCurve }
        set { ownAppearance.cornerCurve = newValue }
    }
    public final var contents: AnyOrObject? {
        get { appearance.contents }
        set { ownAppearance.contents = newValue }
    }
    public final var contentsScale: CGFloat {
        get { appearance.contentsScale }
        set { ownAppearance.contentsScale = newValue }
    }
    public final var rasterizationScale: CGFloat {
        get { appearance.rasterizationScale }
        set { ownAppearance.rasterizationScale = newValue }
    }
    public final var shouldRasterize: Bool {
        get { appearance.shouldRasterize }
        set { ownAppearance.shouldRasterize = newValue }
    }
    public final var isOpaque: Bool {
        get { appearance.isOpaque }
        set { ownAppearance.isOpaque = newValue }
    }
}

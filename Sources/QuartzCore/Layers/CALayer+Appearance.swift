/// The appearance of a layer.
extension CALayer {
    private var appearance: LayerAppearance {
        get { appearanceBox?.appearance ?? LayerAppearance() }
        set {
            if let appearanceBox { appearanceBox.appearance = newValue } else { appearanceBox = LayerAppearanceBox(newValue) }
        }
    }

    public final var backgroundColor: CGColor? {
        get { appearance.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }
    public final var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set { appearance.cornerRadius = newValue }
    }
    public final var borderWidth: CGFloat {
        get { appearance.borderWidth }
        set { appearance.borderWidth = newValue }
    }
    public final var borderColor: CGColor? {
        get { appearance.borderColor }
        set { appearance.borderColor = newValue }
    }
    public final var shadowColor: CGColor? {
        get { appearance.shadowColor }
        set { appearance.shadowColor = newValue }
    }
    /// 0…1, not checked.
    public final var shadowOpacity: Float {
        get { appearance.shadowOpacity }
        set { appearance.shadowOpacity = newValue }
    }
    public final var shadowOffset: CGSize {
        get { appearance.shadowOffset }
        set { appearance.shadowOffset = newValue }
    }
    public final var shadowRadius: CGFloat {
        get { appearance.shadowRadius }
        set { appearance.shadowRadius = newValue }
    }
    public final var shadowPath: CGPath? {
        get { appearance.shadowPath }
        set { appearance.shadowPath = newValue }
    }
    public final var maskedCorners: CACornerMask {
        get { appearance.maskedCorners }
        set { appearance.maskedCorners = newValue }
    }
    public final var cornerCurve: CALayerCornerCurve {
        get { appearance.cornerCurve }
        set { appearance.cornerCurve = newValue }
    }
    public final var contents: AnyOrObject? {
        get { appearance.contents }
        set { appearance.contents = newValue }
    }
    public final var contentsScale: CGFloat {
        get { appearance.contentsScale }
        set { appearance.contentsScale = newValue }
    }
    public final var rasterizationScale: CGFloat {
        get { appearance.rasterizationScale }
        set { appearance.rasterizationScale = newValue }
    }
    public final var shouldRasterize: Bool {
        get { appearance.shouldRasterize }
        set { appearance.shouldRasterize = newValue }
    }
    public final var isOpaque: Bool {
        get { appearance.isOpaque }
        set { appearance.isOpaque = newValue }
    }
}

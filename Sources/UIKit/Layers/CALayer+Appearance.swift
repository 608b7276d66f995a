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
}

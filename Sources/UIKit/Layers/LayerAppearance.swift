/// What a layer would look like; nothing of it has an effect on events.
struct LayerAppearance {
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .opaqueBlack
    var shadowColor: CGColor? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: CGFloat(0), height: CGFloat(-3))
    var shadowRadius: CGFloat = 3
}

extension CALayer {
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
}

/// A view with an effect behind its content, which belongs into `contentView`. Assumed: the content view fills it, and is hit where no
/// subview is.
open class UIVisualEffectView: UIView {
    override var kind: String { "visualEffectView" }
    override var engineClass: MethodTable { MethodTable(UIVisualEffectView.self) }

    open var effect: UIVisualEffect?
    public final let contentView = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) {
        super.init()
    }
}

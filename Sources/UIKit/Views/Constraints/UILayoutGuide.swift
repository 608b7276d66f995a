/// A rectangle of a view from which constraints are made.
open class UILayoutGuide: NSObject {
    open internal(set) unowned(unsafe) var owningView: UIView?
    open var identifier = ""

    static let safeArea = "safeArea"
    static let layoutMargins = "layoutMargins"

    /// Whether it follows its view by itself, `insets` within its edges.
    final var isOfTheEngine: Bool { identifier == UILayoutGuide.safeArea || identifier == UILayoutGuide.layoutMargins }
    final var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        return identifier == UILayoutGuide.safeArea ? owningView.safeAreaInsets : owningView.layoutMargins
    }

    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

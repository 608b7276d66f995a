/// A rectangle in a view, for making constraints.
open class UILayoutGuide: NSObject {
    enum Kind {
        /// A guide placed by constraints, like a view.
        case own
        /// A guide that follows its view.
        case safeArea, layoutMargins
        /// A guide that follows the keyboard.
        case keyboard
        /// The content of a scroll view, and the scroll view itself, both in the coordinates of its content.
        case content, frame
    }

    open internal(set) unowned(unsafe) var owningView: UIView?
    open var identifier = ""
    final let kind: Kind

    public override init() {
        kind = .own
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
        super.init()
    }

    /// The distances from its view's edges; zero for a guide that constraints place.
    final var insets: UIEdgeInsets {
        switch kind {
        case .own, .content, .frame, .keyboard: .zero
        case .safeArea: owningView?.safeAreaInsets ?? .zero
        case .layoutMargins: owningView?.layoutMargins ?? .zero
        }
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

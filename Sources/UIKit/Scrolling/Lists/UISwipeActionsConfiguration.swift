/// The buttons of a swiped row, from the edge; none prevents the swipe.
open class UISwipeActionsConfiguration: NSObject {
    public final let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// A button beside a swiped row.
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// A handler with the tapped view and a completion, which closes the row.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public final let style: Style
    public final let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

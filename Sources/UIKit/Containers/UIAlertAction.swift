/// A button of an alert.
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public final let title: String?
    public final let style: Style
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    final let handler: ((UIAlertAction) -> Void)?
    /// The button, which clears this when it is deallocated.
    final unowned(unsafe) var button: AlertButton?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

import EventTrace

/// The look of the status bar of a window scene.
open class UIStatusBarManager: NSObject {
    final var style = UIStatusBarStyle.default
    final var isHidden = false

    override init() {
        super.init()
    }

    open var statusBarStyle: UIStatusBarStyle { style }
    open var isStatusBarHidden: Bool { isHidden }

    /// The look in the record.
    final var look: Name { isHidden ? Name(.hidden) : style.name }
}

extension UIStatusBarStyle {
    /// The style in the record.
    var name: Name {
        switch self {
        case .default: Name(.default)
        case .lightContent: Name(.lightContent)
        case .darkContent: Name(.darkContent)
        }
    }
}

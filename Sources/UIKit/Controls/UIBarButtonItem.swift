import EventTrace

/// An item of a bar.
open class UIBarItem: NSObject {
    open var title: String? { didSet { if title != oldValue { itemHasChanged() } } }
    open var image: UIImage? { didSet { if image?.size != oldValue?.size { itemHasChanged() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { itemHasChanged() } } }
    open var tag = 0
    /// The bar that shows it, and clears this when it no longer does.
    final unowned(unsafe) var bar: (any BarOfItems)?

    public override init() {
        super.init()
    }

    final func itemHasChanged() { bar?.itemsHaveChanged() }
}

/// A bar that shows items.
protocol BarOfItems: AnyObject {
    /// The bar as a view.
    var view: UIView { get }

    func itemsHaveChanged()
}

extension BarOfItems where Self: UIView {
    var view: UIView { self }
}

/// A button of a bar, with an action, a target and action, or a custom view.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
        case camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    open var style = Style.plain
    open var target: AnyObject? {
        get { targetReference?.value }
        set { targetReference = newValue.map { WeakReference($0) } }
    }
    open var action: Selector?
    /// The action that replaces target and action.
    open var primaryAction: UIAction?
    /// The view in place of a button.
    open var customView: UIView? { didSet { if customView !== oldValue { itemHasChanged() } } }
    /// The width in points; 0 stands for the width of the content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemHasChanged() } } }
    open var tintColor: UIColor?
    final let systemItem: SystemItem?
    /// The target, which is not retained.
    private final var targetReference: WeakReference<AnyObject>?

    public override init() {
        systemItem = nil
        super.init()
    }

    private init(system: SystemItem?, _ title: String?, _ image: UIImage?, _ style: Style, _ target: AnyOrObject?, _ action: Selector?) {
        systemItem = system
        super.init()
        (self.title, self.image, self.style, self.action) = (title, image, style, action)
        self.target = target.map { $0 as AnyObject }
    }

    public convenience init(title: String?, style: Style, target: AnyOrObject?, action: Selector?) {
        self.init(system: nil, title, nil, style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: AnyOrObject?, action: Selector?) {
        self.init(system: nil, nil, image, style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyOrObject?, action: Selector?) {
        self.init(system: systemItem, nil, nil, systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    public convenience init(customView: UIView) {
        self.init(system: nil, nil, nil, .plain, nil, nil)
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init(system: nil, title ?? primaryAction?.title, image ?? primaryAction?.image, .plain, nil, nil)
        self.primaryAction = primaryAction
    }

    /// A space that takes the remaining width of a toolbar.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
}

extension UIBarButtonItem {
    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Performs the action after a tap on its button.
    final func perform(_ event: UIEvent?, in simulation: Simulation?) {
        guard let simulation, let application = simulation.application else { return }
        if let primaryAction {
            simulation.recorder.enter(.action, of: simulation.subject(ofAny: self), Name(.touchUpInside), by: .targetAction)
            primaryAction.performWithSender(self, target: nil)
            return simulation.recorder.leave()
        }
        guard let action else { return }
        _ = simulation.ask(.sendAction, of: application, by: .targetAction) {
            application.sendAction(action, to: target, from: self, for: event)
        }
    }
}

import EventTrace

/// Something in a bar.
open class UIBarItem: NSObject {
    open var title: String? { didSet { if title != oldValue { itemHasChanged() } } }
    open var image: UIImage? { didSet { if image?.size != oldValue?.size { itemHasChanged() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { itemHasChanged() } } }
    open var tag = 0
    /// Cleared by the bar that shows it when it shows it no more.
    final unowned(unsafe) var bar: (any BarOfItems)?

    public override init() {
        super.init()
    }

    final func itemHasChanged() { bar?.itemsHaveChanged() }
}

/// A bar that shows items.
protocol BarOfItems: AnyObject {
    func itemsHaveChanged()
}

/// A button of a bar: an action, an action with a target, or a view of one's own.
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
    /// Counts instead of target and action.
    open var primaryAction: UIAction?
    /// A view that stands in the bar in the place of a button.
    open var customView: UIView? { didSet { if customView !== oldValue { itemHasChanged() } } }
    /// Points; 0 means as wide as its content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemHasChanged() } } }
    open var tintColor: UIColor?
    final let systemItem: SystemItem?
    /// Not kept alive.
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

    /// Takes the room that the other items of a toolbar leave.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
}

extension UIBarButtonItem {
    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Its button has been tapped.
    final func perform(_ event: UIEvent?) {
        guard let simulation = Simulation.current, let application = simulation.application else { return }
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

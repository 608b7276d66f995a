/// The items of one controller in a navigation bar.
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String? { didSet { if title != oldValue { itemHasChanged() } } }
    open var prompt: String?
    /// The view in the middle of the bar.
    open var titleView: UIView? { didSet { if titleView !== oldValue { itemHasChanged() } } }
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemHasChanged() } } }
    /// Whether the back button stays beside items on the left.
    open var leftItemsSupplementBackButton = false { didSet { if leftItemsSupplementBackButton != oldValue { itemHasChanged() } } }
    /// The item whose title the back button to this item has.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemHasChanged() } }
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemHasChanged() } } }
    /// Has no effect: large titles take no room here.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The items from the left edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsHaveChanged(from: oldValue) } }
    /// The items from the right edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsHaveChanged(from: oldValue) } }
    /// The bar, which clears this when it is deallocated.
    final unowned(unsafe) var bar: (any BarOfItems)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    private final func itemHasChanged() { bar?.itemsHaveChanged() }

    private final func itemsHaveChanged(from old: [UIBarButtonItem]?) {
        for item in old ?? [] { item.bar = nil }
        itemHasChanged()
    }
}

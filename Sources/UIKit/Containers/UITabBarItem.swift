/// The item of one controller in a tab bar.
open class UITabBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var badgeValue: String?

    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
        super.init()
    }
}

extension UIViewController {
    /// The item in the bar of a tab bar controller, created on first use.
    public final var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return unsafeDowncast(storedTabBarItem, to: UITabBarItem.self) }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }
}

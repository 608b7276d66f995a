/// The containers around a controller, and its items in their bars.
extension UIViewController {
    public final var navigationController: UINavigationController? { nearestAncestor { $0 as? UINavigationController } }
    public final var tabBarController: UITabBarController? { nearestAncestor { $0 as? UITabBarController } }
    /// The tab whose provider made this controller.
    public final var tab: UITab? { storedTab.map { unsafeDowncast($0, to: UITab.self) } }

    /// The item in the bar of a navigation controller while this controller is on top, created on first use.
    public final var navigationItem: UINavigationItem {
        if let storedNavigationItem { return unsafeDowncast(storedNavigationItem, to: UINavigationItem.self) }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    /// The items in the toolbar of a navigation controller while this controller is on top and the toolbar is visible.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems?.map { unsafeDowncast($0, to: UIBarButtonItem.self) } }
        set {
            storedToolbarItems = newValue?.map { $0 as NSObject }
            navigationController?.showToolbarItems()
        }
    }

    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}

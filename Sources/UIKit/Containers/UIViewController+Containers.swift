/// The containers around a controller, and what it shows in their bars.
extension UIViewController {
    public final var navigationController: UINavigationController? { nearestAncestor { $0 as? UINavigationController } }
    public final var tabBarController: UITabBarController? { nearestAncestor { $0 as? UITabBarController } }

    /// What the bar of a navigation controller shows while this controller is on top. Made when it is first asked for.
    public final var navigationItem: UINavigationItem {
        if let storedNavigationItem { return unsafeDowncast(storedNavigationItem, to: UINavigationItem.self) }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    /// What the toolbar of a navigation controller shows while this controller is on top, if the toolbar is not hidden.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems?.map { unsafeDowncast($0, to: UIBarButtonItem.self) } }
        set {
            storedToolbarItems = newValue?.map { $0 as NSObject }
            navigationController?.showToolbarItems()
        }
    }

    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}

import EventTrace

/// A tab of a tab bar controller, which makes its controller when it is needed (iOS 18).
open class UITab: NSObject {
    /// Unique among the tabs of a tab bar controller.
    public final let identifier: String
    open var title: String { didSet { item?.title = title } }
    open var image: UIImage? { didSet { item?.image = image } }
    open var badgeValue: String? { didSet { item?.badgeValue = badgeValue } }
    /// A second line for sidebars, which are not modelled.
    open var subtitle: String?
    private final let provider: ((UITab) -> UIViewController)?
    private final var provided: UIViewController?
    /// The tab bar controller, which clears this when it removes the tab or is deallocated.
    final unowned(unsafe) var owner: UITabBarController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }

    deinit { provided?.storedTab = nil }
}

extension UITab {
    public final var tabBarController: UITabBarController? { owner }

    /// The controller; its first reader makes the provider run.
    public final var viewController: UIViewController? { controller(in: .current) }

    /// RC.174
    final func controller(in simulation: Simulation?) -> UIViewController? {
        if let provided, simulation?.holds(.tabProvider) != false { return provided }
        guard let provider else { return nil }
        let controller = provide(by: provider, in: simulation)
        if let provided, provided !== controller { provided.storedTab = nil }
        controller.storedTab = self
        provided = controller
        return controller
    }

    private final func provide(by provider: (UITab) -> UIViewController, in simulation: Simulation?) -> UIViewController {
        guard let simulation else { return provider(self) }
        let name = simulation.subject(ofAny: self)
        simulation.recorder.enter(.viewControllerProvider, of: name, by: .tabProvider)
        let controller = provider(self)
        simulation.recorder.leave(.viewControllerProvider, of: name, answering: simulation.subject(controller), by: .tabProvider)
        return controller
    }

    /// Makes the item of its controller, which shows what the tab says from then on.
    final func makeItem(of controller: UIViewController) {
        let item = UITabBarItem(title: title, image: image, tag: 0)
        item.badgeValue = badgeValue
        controller.tabBarItem = item
    }

    /// The item in the bar.
    private final var item: UITabBarItem? { owner == nil ? nil : provided?.tabBarItem }
}

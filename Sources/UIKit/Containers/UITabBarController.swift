import EventTrace

/// Shows one of several controllers.
///
/// Containment, responder chain and hit-testing are modelled; its bar is a plain view without buttons.
open class UITabBarController: UIViewController {
    override var kind: String { "tabBarController" }
    override var engineClass: MethodTable { MethodTable(UITabBarController.self) }
    final var tabs: [UIViewController] = []
    final var selection = 0
    private final var isBarHiddenByPush = false

    public final let tabBar = UITabBar(frame: UITabBar.place)
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setTabs(newValue ?? [], in: .current) }
    }
    open var selectedIndex: Int {
        get { selection }
        set { select(newValue, in: .current) }
    }
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index, in: .current) } }
    }

    open override func loadView() { view = makeView() }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { setTabs(viewControllers ?? [], in: .current) }
}

/// The bar of a tab bar controller: a view without buttons that can be hit.
open class UITabBar: UIView {
    override var kind: String { "tabBar" }
    override var engineClass: MethodTable { MethodTable(UITabBar.self) }

    /// The frame at the bottom of the screen, 49 points high.
    fileprivate static var place: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.height - 49, width: screen.width, height: 49)
    }
}

extension UITabBarController {
    private final func makeView() -> UIView {
        let layout = LayoutContainerView(frame: UIScreen.main.bounds)
        let transition = TransitionView(frame: layout.bounds)
        transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        layout.addSubview(transition)
        layout.addSubview(tabBar)
        if let selected = selectedViewController {
            transition.addSubview(ViewControllerWrapperView(around: selected.view, in: transition.bounds))
        }
        return layout
    }

    /// Replaces the tabs. The selected controller stays selected; if it is gone, the one at the same index or the first is selected.
    private final func setTabs(_ controllers: [UIViewController], in simulation: Simulation?) {
        let old = selectedViewController
        for controller in tabs where !controllers.contains(where: { $0 === controller }) {
            controller.announce(.willMoveToParent, by: .containment, in: simulation) { controller.willMove(toParent: nil) }
            controller.leaveParent(in: simulation)
        }
        for controller in controllers where controller.parentController !== self {
            adopt(controller, in: simulation)
            controller.announce(.didMoveToParent, by: .containment, in: simulation) { controller.didMove(toParent: self) }
        }
        tabs = controllers
        selection = tabs.firstIndex { $0 === old } ?? (tabs.indices.contains(selection) ? selection : 0)
        show(selectedViewController, insteadOf: old, in: simulation)
    }

    private final func select(_ index: Int, in simulation: Simulation?) {
        guard tabs.indices.contains(index) else { return }
        let old = selectedViewController
        selection = index
        show(selectedViewController, insteadOf: old, in: simulation)
    }

    /// RC.43: changes the tab at once, without a transition.
    private final func show(_ new: UIViewController?, insteadOf old: UIViewController?, in simulation: Simulation?) {
        showBarUnlessHidden()
        guard new !== old, isViewLoaded else { return }
        guard let simulation, let new, appearance == .there, simulation.applies(.tabOrder, .show, new) else {
            return replaceView(of: old, by: new)
        }
        new.isInTransition = true
        old?.isInTransition = true
        new.loadViewIfNeeded()
        new.willAppear(false, in: simulation)
        old?.willDisappear(false, in: simulation)
        replaceView(of: old, by: new)
        old?.didDisappear(false, in: simulation)
        old?.isInTransition = false
        new.finishAppearing(false, in: simulation) { new.isInTransition = false }
    }

    private final func replaceView(of old: UIViewController?, by new: UIViewController?) {
        guard let transition = viewIfLoaded?.children.first else { return }
        old?.viewIfLoaded?.superview?.removeFromSuperview()
        if let new { transition.addSubview(ViewControllerWrapperView(around: new.view, in: transition.bounds)) }
    }

    /// Shows the bar unless a controller in the selected stack hides it.
    final func showBarUnlessHidden() {
        let stack = (selectedViewController as? UINavigationController)?.stack ?? []
        let isHidden = stack.contains { $0.hidesBottomBarWhenPushed }
        guard isHidden != isBarHiddenByPush else { return }
        isBarHiddenByPush = isHidden
        tabBar.isHidden = isHidden
    }
}

import EventTrace

/// Shows one of several controllers.
///
/// A tap in its bar selects a controller.
open class UITabBarController: UIViewController {
    override var kind: String { "tabBarController" }
    override var engineClass: MethodTable { MethodTable(UITabBarController.self) }
    /// The controllers of the tabs: `viewControllers`, or those of `tabs`.
    final var roots: [UIViewController] = []
    private final var tabObjects: [UITab] = []
    final var selection = 0
    private final var isBarHiddenByPush = false
    private final var delegateReference = DelegateReference<any UITabBarControllerDelegate>()

    public final let tabBar = UITabBar(frame: UITabBar.place)
    open var viewControllers: [UIViewController]? {
        get { tabObjects.isEmpty ? roots : nil }
        set { setControllers(newValue ?? [], in: .current) }
    }
    /// The tabs, whose controllers take the place of `viewControllers` (iOS 18).
    open var tabs: [UITab] {
        get { tabObjects }
        set { setTabObjects(newValue, in: .current) }
    }
    /// The selected one of `tabs`; nil if there are none.
    open var selectedTab: UITab? {
        get { tabObjects.indices.contains(selection) ? tabObjects[selection] : nil }
        set { if let index = tabObjects.firstIndex(where: { $0 === newValue }) { select(index, in: .current) } }
    }
    open var selectedIndex: Int {
        get { selection }
        set { select(newValue, in: .current) }
    }
    open var selectedViewController: UIViewController? {
        get { roots.indices.contains(selection) ? roots[selection] : nil }
        set { if let index = roots.firstIndex(where: { $0 === newValue }) { select(index, in: .current) } }
    }

    open var delegate: (any UITabBarControllerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }

    public convenience init(tabs: [UITab]) {
        self.init()
        setTabObjects(tabs, in: .current)
    }

    deinit {
        tabBar.choose = nil
        for tab in tabObjects { tab.owner = nil }
    }

    open override var childForStatusBarStyle: UIViewController? { answeringChild(selectedViewController, in: .current) }
    open override var childForStatusBarHidden: UIViewController? { answeringChild(selectedViewController, in: .current) }

    open override func loadView() { view = makeView() }
    override func containerIsLaidOut(in simulation: Simulation?) { ownTransition?.containerIsLaidOut() }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        setControllers(viewControllers ?? [], in: .current)
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { setTabObjects(tabs, in: .current) }
    open func tab(forIdentifier identifier: String) -> UITab? { tabObjects.first { $0.identifier == identifier } }
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

    /// Replaces the controllers. The selected one stays selected; if it is gone, the one at the same index or the first is selected.
    private final func setControllers(_ controllers: [UIViewController], in simulation: Simulation?) {
        keep([])
        let old = selectedViewController
        replaceRoots(by: controllers, in: simulation)
        selection = roots.firstIndex { $0 === old } ?? (roots.indices.contains(selection) ? selection : 0)
        show(selectedViewController, insteadOf: old, isTapped: false, in: simulation)
    }

    /// RC.175: replaces the tabs. The selected one stays selected; if it is gone, the first is selected.
    private final func setTabObjects(_ tabs: [UITab], in simulation: Simulation?) {
        if let simulation, !simulation.applies(.tabObjects, .show, self) { return }
        let (oldTab, old) = (selectedTab, selectedViewController)
        var controllers: [UIViewController] = []
        let tabs = tabs.filter { tab in
            guard let controller = tab.controller(in: simulation) else { return false }
            controllers.append(controller)
            return true
        }
        keep(tabs)
        for (tab, controller) in zip(tabs, controllers) where tab.owner !== self {
            tab.owner = self
            tab.makeItem(of: controller)
        }
        replaceRoots(by: controllers, in: simulation)
        selection = tabs.firstIndex { $0 === oldTab } ?? 0
        show(selectedViewController, insteadOf: old, isTapped: false, in: simulation)
        tellIfChanged(from: oldTab, in: simulation)
    }

    /// Sets the tab objects; those that go have no tab bar controller any more.
    private final func keep(_ tabs: [UITab]) {
        for tab in tabObjects where !tabs.contains(where: { $0 === tab }) { tab.owner = nil }
        tabObjects = tabs
    }

    private final func replaceRoots(by controllers: [UIViewController], in simulation: Simulation?) {
        for controller in roots where !controllers.contains(where: { $0 === controller }) {
            controller.announce(.willMoveToParent, by: .containment, in: simulation) { controller.willMove(toParent: nil) }
            controller.leaveParent(in: simulation)
        }
        for controller in controllers where controller.parentController !== self {
            adopt(controller, in: simulation)
            controller.announce(.didMoveToParent, by: .containment, in: simulation) { controller.didMove(toParent: self) }
        }
        roots = controllers
        tabBar.choose = { [unowned(unsafe) self, unowned(unsafe) simulation] in choose($0, in: simulation) }
        tabBar.setItems(controllers.map { $0.tabBarItem }, animated: false)
    }

    /// Selects a tab for code.
    private final func select(_ index: Int, in simulation: Simulation?) {
        let old = selectedTab
        select(index, isTapped: false, in: simulation)
        tellIfChanged(from: old, in: simulation)
    }

    private final func select(_ index: Int, isTapped: Bool, in simulation: Simulation?) {
        guard roots.indices.contains(index) else { return }
        ownTransition?.endNow()
        let old = selectedViewController
        selection = index
        show(selectedViewController, insteadOf: old, isTapped: isTapped, in: simulation)
    }

    /// RC.61, RC.177: selects a tab for a finger.
    private final func choose(_ index: Int, in simulation: Simulation?) {
        guard let simulation, roots.indices.contains(index) else { return }
        let (controller, old) = (roots[index], selectedTab)
        let hasOldMethods = hasOldMethods(in: simulation)
        guard mayChoose(index, hasOldMethods, in: simulation) else { return }
        if index != selection {
            select(index, isTapped: true, in: simulation)
        } else if let navigation = controller as? UINavigationController, navigation.stack.count > 1,
            simulation.applies(.selectedTabPops, .dismiss, navigation)
        {
            navigation.popToRootViewController(animated: true)
        }
        if !tabObjects.isEmpty, simulation.holds(.tabObjectTaps) { tellOfSelection(after: old, by: .tabObjectTaps, in: simulation) }
        guard let delegate, hasOldMethods else { return }
        simulation.tell(.didSelect, toDelegate: delegate, for: self, by: .tabTaps, about: simulation.subject(controller)) {
            delegate.tabBarController(self, didSelect: controller)
        }
    }

    /// RC.176: whether a tap calls the delegate's methods about controllers.
    private final func hasOldMethods(in simulation: Simulation) -> Bool {
        delegate != nil && simulation.holds(.tabTaps)
            && (tabObjects.isEmpty || !simulation.applies(.tabsWithoutOldMethods, .withhold, self, Name(.shouldSelect)))
    }

    private final func mayChoose(_ index: Int, _ hasOldMethods: Bool, in simulation: Simulation) -> Bool {
        guard let delegate else { return true }
        if tabObjects.indices.contains(index), simulation.holds(.tabObjectTaps) {
            let tab = tabObjects[index]
            let isAllowed = simulation.ask(
                .shouldSelectTab, ofDelegate: delegate, for: self, by: .tabObjectTaps, about: simulation.subject(ofAny: tab)
            ) { delegate.tabBarController(self, shouldSelectTab: tab) }
            if !isAllowed { return false }
        }
        guard hasOldMethods, roots.indices.contains(index) else { return true }
        let controller = roots[index]
        return simulation.ask(.shouldSelect, ofDelegate: delegate, for: self, by: .tabTaps, about: simulation.subject(controller)) {
            delegate.tabBarController(self, shouldSelect: controller)
        }
    }

    /// RC.178
    private final func tellIfChanged(from old: UITab?, in simulation: Simulation?) {
        guard let simulation, selectedTab !== old, simulation.holds(.tabObjectsByCode) else { return }
        tellOfSelection(after: old, by: .tabObjectsByCode, in: simulation)
    }

    private final func tellOfSelection(after old: UITab?, by rule: Rule, in simulation: Simulation) {
        guard let delegate, let tab = selectedTab else { return }
        simulation.tell(.didSelectTab, toDelegate: delegate, for: self, by: rule, about: simulation.subject(ofAny: tab)) {
            delegate.tabBarController(self, didSelectTab: tab, previousTab: old)
        }
    }

    /// RC.43: changes the tab, without animation unless the delegate has an animator.
    private final func show(_ new: UIViewController?, insteadOf old: UIViewController?, isTapped: Bool, in simulation: Simulation?) {
        showBarUnlessHidden(in: simulation)
        guard new !== old, isViewLoaded else { return }
        guard let simulation, let new, appearance == .there, simulation.applies(.tabOrder, .show, new) else {
            replaceView(of: old, by: new)
            if appearance == .appearing { askAboutStatusBar(in: simulation) }
            return
        }
        let animators = old.flatMap { askForAnimator(from: $0, to: new, in: simulation) }
        let isAnimated = animators != nil
        let newIsFirst = isTapped && simulation.applies(.tappedTabOrder, .show, new)
        var plan = TransitionPlan(
            from: old, to: new, order: newIsFirst ? .tappedTabs : .tabs, owner: self, isAnimated: isAnimated, block: .presentation,
            containerView: view.children[0],
            enter: { [unowned(unsafe) self] in
                replaceView(of: isAnimated ? nil : old, by: new)
                new.viewIfLoaded?.markForLayout()
                viewIfLoaded?.markForLayout()
            },
            leave: { [unowned(unsafe) self] isCompleted in replaceView(of: isCompleted ? old : new, by: nil) },
            finish: { [unowned(unsafe) self] isCompleted in
                if !isCompleted, let index = roots.firstIndex(where: { $0 === old }) { selection = index }
            })
        plan.isAppearingInLayout = true
        if let animators { plan.take(animators.animator, drivenBy: animators.driver) }
        ControllerTransition(plan, in: simulation).begin()
    }

    private final func replaceView(of old: UIViewController?, by new: UIViewController?) {
        guard let transition = viewIfLoaded?.children.first else { return }
        old?.viewIfLoaded?.superview?.removeFromSuperview()
        if let new { transition.addSubview(ViewControllerWrapperView(around: new.view, in: transition.bounds)) }
    }

    /// RC.56
    private final func askForAnimator(
        from old: UIViewController, to new: UIViewController, in simulation: Simulation
    ) -> (animator: any UIViewControllerAnimatedTransitioning, driver: (any UIViewControllerInteractiveTransitioning)?)? {
        guard let delegate, simulation.animations.areEnabled, simulation.holds(.customTransitions) else { return nil }
        let animator = simulation.ask(
            .animationControllerFor, ofDelegate: delegate, for: self, by: .customTransitions, about: simulation.subject(new),
            { delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new) },
            name: { $0.map { simulation.subject(ofAny: $0) } ?? Name(.nil) })
        guard let animator else { return nil }
        let driver = simulation.ask(
            .interactionControllerFor, ofDelegate: delegate, for: self, by: .customTransitions, about: simulation.subject(ofAny: animator),
            { delegate.tabBarController(self, interactionControllerFor: animator) },
            name: { $0.map { simulation.subject(ofAny: $0) } ?? Name(.nil) })
        return (animator, driver)
    }

    /// Shows the bar unless a controller in the selected stack hides it.
    final func showBarUnlessHidden(in simulation: Simulation?) {
        let stack = (selectedViewController as? UINavigationController)?.stack ?? []
        var isHidden = stack.contains { $0.hidesBottomBarWhenPushed }
        if isHidden, !isBarHiddenByPush, let simulation {
            isHidden = simulation.applies(.bottomBar, .place, tabBar, Name(.false))
        }
        guard isHidden != isBarHiddenByPush else { return }
        isBarHiddenByPush = isHidden
        tabBar.isHidden = isHidden
    }
}

import EventTrace

/// Shows one of several controllers.
///
/// A tap in its bar selects a controller.
open class UITabBarController: UIViewController {
    override var kind: String { "tabBarController" }
    override var engineClass: MethodTable { MethodTable(UITabBarController.self) }
    final var tabs: [UIViewController] = []
    final var selection = 0
    private final var isBarHiddenByPush = false
    private final var delegateReference = DelegateReference<any UITabBarControllerDelegate>()

    public final let tabBar = UITabBar(frame: UITabBar.place)
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setTabs(newValue ?? [], in: .current) }
    }
    open var selectedIndex: Int {
        get { selection }
        set { select(newValue, isTapped: false, in: .current) }
    }
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index, isTapped: false, in: .current) } }
    }

    open var delegate: (any UITabBarControllerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }

    deinit { tabBar.choose = nil }

    open override var childForStatusBarStyle: UIViewController? { answeringChild(selectedViewController, in: .current) }
    open override var childForStatusBarHidden: UIViewController? { answeringChild(selectedViewController, in: .current) }

    open override func loadView() { view = makeView() }
    override func containerIsLaidOut(in simulation: Simulation?) { ownTransition?.containerIsLaidOut() }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { setTabs(viewControllers ?? [], in: .current) }
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
        tabBar.choose = { [unowned(unsafe) self, unowned(unsafe) simulation] in choose($0, in: simulation) }
        tabBar.setItems(controllers.map { $0.tabBarItem }, animated: false)
        selection = tabs.firstIndex { $0 === old } ?? (tabs.indices.contains(selection) ? selection : 0)
        show(selectedViewController, insteadOf: old, isTapped: false, in: simulation)
    }

    private final func select(_ index: Int, isTapped: Bool, in simulation: Simulation?) {
        guard tabs.indices.contains(index) else { return }
        ownTransition?.endNow()
        let old = selectedViewController
        selection = index
        show(selectedViewController, insteadOf: old, isTapped: isTapped, in: simulation)
    }

    /// RC.61: selects a tab for a finger.
    private final func choose(_ index: Int, in simulation: Simulation?) {
        guard let simulation, tabs.indices.contains(index) else { return }
        let controller = tabs[index]
        let mayTell = simulation.holds(.tabTaps)
        if let delegate, mayTell {
            let isAllowed = simulation.ask(
                .shouldSelectTab, ofDelegate: delegate, for: self, by: .tabTaps, about: simulation.subject(controller)
            ) { delegate.tabBarController(self, shouldSelect: controller) }
            if !isAllowed { return }
        }
        if index != selection {
            select(index, isTapped: true, in: simulation)
        } else if let navigation = controller as? UINavigationController, navigation.stack.count > 1,
            simulation.applies(.selectedTabPops, .dismiss, navigation)
        {
            navigation.popToRootViewController(animated: true)
        }
        guard let delegate, mayTell else { return }
        simulation.tell(.didSelectTab, toDelegate: delegate, for: self, by: .tabTaps, about: simulation.subject(controller)) {
            delegate.tabBarController(self, didSelect: controller)
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
                if !isCompleted, let index = tabs.firstIndex(where: { $0 === old }) { selection = index }
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

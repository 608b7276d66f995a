import EventTrace

/// Manages a view and stands in the responder chain behind it.
open class UIViewController: UIResponder {
    override var kind: String { "viewController" }
    override var engineClass: MethodTable { MethodTable(UIViewController.self) }

    final var loadedView: UIView?
    /// The parent, which clears this when it removes the controller or is deallocated.
    final unowned(unsafe) var parentController: UIViewController?
    final unowned(unsafe) var presenter: UIViewController?
    final var presented: UIViewController?
    final var appearance = Appearance.away
    /// Whether its appearing view is in its place.
    final var hasEntered = false
    /// Whether a container or a presentation controls its appearance, in place of the view's moves.
    final var isInTransition = false
    /// Whether it last appeared with its view, in no parent and no presentation.
    final var appearsAlone = false
    /// The transition of this container, or that of its own presentation, from the first calls to the last.
    final var ownTransition: ControllerTransition?
    /// Whether the transition begun by a container's own code is animated.
    final var isTransitionAnimated = false
    /// The view of the system around its view during a presentation.
    final var presentationContainer: UIView?
    /// The presentation controller, made on first use.
    final var storedPresentation: NSObject?
    /// Whether its dismissal is over, before the calls that say so.
    final var hasBeenDismissed = false
    /// The first responder that resigned when this controller was presented.
    final var replacedResponder: ReplacedResponder?
    /// The item for the bar of a navigation controller, created on first use.
    final var storedNavigationItem: NSObject?
    /// The items for the toolbar of a navigation controller.
    final var storedToolbarItems: [NSObject]?
    /// The item for the bar of a tab bar controller, created on first use.
    final var storedTabBarItem: NSObject?
    /// The tab that made this controller, which clears this when it is deallocated.
    final unowned(unsafe) var storedTab: NSObject?
    /// The reason why its view comes or goes.
    final var movement = Movement.none

    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.controller }
    override var unmodelledMethods: [UnmodelledMethod] { UnmodelledMethod.responder + UnmodelledMethod.controller }

    #if hasFeature(Embedded)
        public override init() {
            super.init()
        }
    #else
        public init(nibName: String?, bundle: Bundle?) {
            super.init()
        }

        public convenience override init() {
            self.init(nibName: nil, bundle: nil)
        }
    #endif

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        loadedView?.controller = nil
        (storedPresentation as? UIPresentationController)?.presentedController = nil
        for child in children { child.parentController = nil }
        presented?.presenter = nil
    }

    private final var addedKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// Whether its content can be edited.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        (storedEditButton as? UIBarButtonItem)?.title = editing ? "Done" : "Edit"
    }
    private final var edits = false
    private final var storedEditButton: NSObject?
    /// A bar button that begins and ends editing, created on first use.
    open var editButtonItem: UIBarButtonItem {
        if let known = storedEditButton as? UIBarButtonItem { return known }
        let button = UIBarButtonItem(
            title: isEditing ? "Done" : "Edit",
            primaryAction: UIAction { [unowned(unsafe) self] _ in setEditing(!isEditing, animated: true) })
        storedEditButton = button
        return button
    }

    /// The view, loaded on first use.
    open var view: UIView! {
        get { load(in: .current) }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open var title: String?
    open internal(set) var children: [UIViewController] = []
    open var parent: UIViewController? { parentController }
    /// The controller that presents this one or a parent of it.
    open var presentingViewController: UIViewController? {
        if let presenter { return hasBeenDismissed ? nil : presenter }
        return parentController?.presentingViewController
    }
    /// The controller that this one or a parent presents.
    open var presentedViewController: UIViewController? { presented ?? parentController?.presentedViewController }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the presentation of this controller, or of one around it, ignores attempts of the user to dismiss it.
    open var isModalInPresentation = false
    /// Whether controllers of a style with a context are presented over its view.
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether the bar of a tab bar controller is hidden while this is in the stack of a navigation controller.
    open var hidesBottomBarWhenPushed = false
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    /// The child that answers for the style of the status bar in its place.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that answers in its place whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether it decides about the status bar while it is presented without covering the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// RC.1: the presenter, or else the view's superview; for a root controller whose view is away, its place in the window.
    open override var next: UIResponder? { presenter ?? loadedView?.superview ?? placeInWindow(in: .current) }

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Called in place of its view's `updateConstraints`, which it calls.
    open func updateViewConstraints() { loadedView?.callUpdateConstraints(in: .current) }
    open func didReceiveMemoryWarning() {}
    open func setNeedsStatusBarAppearanceUpdate() { askAboutStatusBar(in: .current) }
    /// Whether the view comes or goes because of a presentation, a dismissal or a change of parent. For use during the appearance calls.
    open var isBeingPresented: Bool { movement == .presented }
    open var isBeingDismissed: Bool { movement == .dismissed }
    open var isMovingToParent: Bool { movement == .toParent }
    open var isMovingFromParent: Bool { movement == .fromParent }
    /// Whether children appear and disappear with it; false leaves that to its own code.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Called by a container: a child is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated, in: .current) }
    open func endAppearanceTransition() { endAppearance(in: .current) }

    /// Called after its own children have received `viewWillAppear` with it; containers of the engine override it.
    func childrenWillAppear(_ animated: Bool, in simulation: Simulation?) {}
    /// Called after its own children have received `viewDidAppear` with it; containers of the engine override it.
    func childrenHaveAppeared(_ animated: Bool, in simulation: Simulation?) {}
    /// Called at the end of a layout of the view that the engine makes for a container; containers of the engine override it.
    func containerIsLaidOut(in simulation: Simulation?) {}
    /// Shows a change of what a container contains that waits for a layout; containers of the engine override it.
    func showChange(in simulation: Simulation?) {}

    /// Called when its presentation is complete, and when its dismissal is.
    func presentationIsOver(in simulation: Simulation) {}
    func dismissalIsOver(in simulation: Simulation) {}

    open func willMove(toParent parent: UIViewController?) { movement = parent == nil ? .fromParent : .toParent }
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces the view of one child by that of another: both are children by then, and `from` is not removed.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { swap(fromViewController, toViewController, duration, options, animations, completion, in: .current) }

    open func addChild(_ childController: UIViewController) { adopt(childController, in: .current) }
    open func removeFromParent() { leaveParent(in: .current) }

    /// The client's object that animates its presentation and dismissal.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { transitioningReference.delegate }
        set { transitioningReference.delegate = newValue }
    }
    private final var transitioningReference = DelegateReference<any UIViewControllerTransitioningDelegate>()

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        beginPresenting(viewControllerToPresent, flag, in: .current, completion)
    }
    /// Dismisses the controller that this one presents or, if there is none, this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { beginDismissing(flag, in: .current, completion) }
}

extension UIViewController {
    public final func loadViewIfNeeded() { _ = load(in: .current) }

    private final func load(in simulation: Simulation?) -> UIView {
        if let loadedView { return loadedView }
        tell(.loadView, in: simulation) { loadView() }
        let view = loadedView ?? UIView(frame: .zero)
        if loadedView == nil { setView(view) }
        tell(.viewDidLoad, in: simulation) { viewDidLoad() }
        return view
    }

    private final func setView(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
    }

    /// Calls a method that client code may override.
    final func tell(_ method: Word, by rule: Rule = .appearance, in simulation: Simulation?, _ body: () -> Void) {
        guard let simulation else { return body() }
        simulation.call(method, on: self, by: rule, body)
    }

    /// Calls a method that is never called without the rule.
    final func announce(_ method: Word, by rule: Rule, in simulation: Simulation?, _ body: () -> Void) {
        if let simulation, simulation.overrides(method, in: self), !simulation.holds(rule) { return }
        tell(method, by: rule, in: simulation, body)
    }
}

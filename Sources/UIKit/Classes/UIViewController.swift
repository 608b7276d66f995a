import EventTrace

/// Manages a view and stands in the responder chain behind it.
open class UIViewController: UIResponder {
    override var kind: String { "viewController" }
    override var engineClass: MethodTable { MethodTable(UIViewController.self) }

    final var loadedView: UIView?
    /// Cleared by the parent when it removes this controller or ceases to exist.
    final unowned(unsafe) var parentController: UIViewController?
    final unowned(unsafe) var presenter: UIViewController?
    final var presented: UIViewController?
    final var appearance = Appearance.away
    /// Whether its view, which appears, is in its place.
    final var hasEntered = false
    /// While a container or a presentation says when it appears, its view's moves do not.
    final var isInTransition = false
    /// Of a transition that a container's own code has begun.
    final var isTransitionAnimated = false
    /// The view of the system that carries its view while it is presented.
    final var presentationContainer: UIView?
    /// What it shows in the bar of a navigation controller; made when it is first asked for.
    final var storedNavigationItem: NSObject?
    /// What it shows in the toolbar of a navigation controller.
    final var storedToolbarItems: [NSObject]?
    /// Why its view comes or goes.
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
        for child in children { child.parentController = nil }
        presented?.presenter = nil
    }

    /// Whether what it shows can be changed.
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
    /// A button of a bar that begins and ends editing; made when it is first asked for.
    open var editButtonItem: UIBarButtonItem {
        if let known = storedEditButton as? UIBarButtonItem { return known }
        let button = UIBarButtonItem(
            title: isEditing ? "Done" : "Edit",
            primaryAction: UIAction { [unowned(unsafe) self] _ in setEditing(!isEditing, animated: true) })
        storedEditButton = button
        return button
    }

    /// Loaded when it is first asked for.
    open var view: UIView! {
        get { load() }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open var title: String?
    open internal(set) var children: [UIViewController] = []
    open var parent: UIViewController? { parentController }
    /// The controller, of this one or those that contain it, that presents it.
    open var presentingViewController: UIViewController? { presenter ?? parentController?.presentingViewController }
    /// What this controller or one that contains it presents.
    open var presentedViewController: UIViewController? { presented ?? parentController?.presentedViewController }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether the bar of a tab bar controller is away while it is in the stack of a navigation controller.
    open var hidesBottomBarWhenPushed = false
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// RC.1: the presenter, if it is presented; else its view's superview; of a root controller whose view is away, the place in its window that waits for it.
    open override var next: UIResponder? { presenter ?? loadedView?.superview ?? placeInWindow }

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
    /// Called in the place of its view's `updateConstraints`, which it calls.
    open func updateViewConstraints() { loadedView?.callUpdateConstraints() }
    open func didReceiveMemoryWarning() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the view comes or goes because the controller is presented, dismissed, or moved to a parent or from one: for use in the calls of
    /// its appearance.
    open var isBeingPresented: Bool { movement == .presented }
    open var isBeingDismissed: Bool { movement == .dismissed }
    open var isMovingToParent: Bool { movement == .toParent }
    open var isMovingFromParent: Bool { movement == .fromParent }
    /// Whether what it contains appears and disappears with it; false leaves that to its own code.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// For a container: a child is about to appear or to disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    open func endAppearanceTransition() { endAppearance() }

    open func willMove(toParent parent: UIViewController?) { movement = parent == nil ? .fromParent : .toParent }
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        beginPresenting(viewControllerToPresent, flag, completion)
    }
    /// Dismisses what this controller presents or, if it presents nothing, this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { beginDismissing(flag, completion) }
}

extension UIViewController {
    public final func loadViewIfNeeded() { _ = load() }

    private final func load() -> UIView {
        if let loadedView { return loadedView }
        tell(.loadView) { loadView() }
        let view = loadedView ?? UIView(frame: .zero)
        if loadedView == nil { setView(view) }
        tell(.viewDidLoad) { viewDidLoad() }
        return view
    }

    private final func setView(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
    }

    /// Calls a method that client code may override.
    final func tell(_ method: Word, by rule: Rule = .appearance, _ body: () -> Void) {
        guard let simulation = Simulation.current else { return body() }
        simulation.call(method, on: self, by: rule, body)
    }

    /// The same for calls that nobody receives without the rule.
    final func announce(_ method: Word, by rule: Rule, _ body: () -> Void) {
        if let simulation = Simulation.current, simulation.overrides(method, in: self), !simulation.holds(rule) { return }
        tell(method, by: rule, body)
    }
}

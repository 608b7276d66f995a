/// Shows the top of a stack of controllers.
///
/// A drag from the left edge goes back, and so does one in the content since iOS 26.
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    override var kind: String { "navigationController" }
    override var engineClass: MethodTable { MethodTable(UINavigationController.self) }
    final var stack: [UIViewController] = []
    /// The changes of the stack that wait for the transition under way.
    final var waitingChanges: [() -> Void] = []
    /// The change of the stack that the next layout shows.
    final var unshownChange: StackChange?
    /// Whether the delegate knows the top of the stack.
    final var isTopKnown = false
    final var delegateReference = DelegateReference<any UINavigationControllerDelegate>()
    /// Whether it last appeared with an animation.
    final var isAppearingAnimated = false
    /// The controller itself as delegate of its bar, if code of a stage has named it so.
    final var barDelegateReference = DelegateReference<any UINavigationBarDelegate>()
    /// Whether the pop that begins is one by the user.
    final var isPoppedByUser = false
    private(set) final lazy var popDriver = PopDriver(self)

    public convenience init(rootViewController: UIViewController) {
        self.init()
        put([rootViewController], false, in: .current)
    }

    #if hasFeature(Embedded)
        public override init() {
            super.init()
            definesPresentationContext = true
        }
    #else
        public override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            definesPresentationContext = true
        }
    #endif

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        definesPresentationContext = true
    }

    deinit {
        navigationBar.owner = nil
        popDriver.release()
    }

    open var delegate: (any UINavigationControllerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    /// The recognizer of a pop from the left edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popDriver.edge }
    /// The recognizer of a pop by a drag in the content, since iOS 26.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        Simulation.current?.holds(.contentPop) == true || popDriver.content.view != nil ? popDriver.content : nil
    }

    public final let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { navigationBar.isHidden = newValue }
    }
    /// The toolbar, created on first use.
    final var ownToolbar: UIToolbar?
    open var isToolbarHidden: Bool {
        get { ownToolbar?.isHidden ?? true }
        set { setToolbar(isHidden: newValue) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open var viewControllers: [UIViewController] {
        get { stack }
        set { put(newValue, false, in: .current) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? answeringChild(topViewController, in: .current) : nil
    }
    open override var childForStatusBarHidden: UIViewController? { answeringChild(topViewController, in: .current) }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black && Simulation.current?.holds(.statusBarOfContainers) == true ? .lightContent : .default
    }

    open override func loadView() { view = makeView(in: .current) }
    override func containerIsLaidOut(in simulation: Simulation?) {
        showChange(in: simulation)
        showTop(in: simulation)
    }
    override func showChange(in simulation: Simulation?) {
        guard let change = unshownChange else { return }
        unshownChange = nil
        begin(change, in: simulation)
    }

    override func childrenWillAppear(_ animated: Bool, in simulation: Simulation?) {
        isAppearingAnimated = animated
        if let top = stack.last, isShown(top) { tellOfFirst(willShow: true, animated, in: simulation) }
    }
    override func childrenHaveAppeared(_ animated: Bool, in simulation: Simulation?) {
        if let top = stack.last, isShown(top) { tellOfFirst(willShow: false, animated, in: simulation) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { navigationBar.isHidden = hidden }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { put(viewControllers, animated, in: .current) }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated, in: .current)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return replaceTop(keeping: stack.count - 1, animated, in: .current).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { replaceTop(keeping: 1, animated, in: .current) }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        return replaceTop(keeping: index + 1, animated, in: .current)
    }
}

/// Manages a view and stands in the responder chain behind it.
open class UIViewController: UIResponder {
    override var kind: String { "viewController" }
    override var engineClass: MethodTable { MethodTable(UIViewController.self) }

    final var loadedView: UIView?
    /// Cleared by the parent when it removes this controller or ceases to exist.
    final unowned(unsafe) var parentController: UIViewController?
    final unowned(unsafe) var presenter: UIViewController?
    final var presented: UIViewController?
    final var isInWindow = false

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
    open var presentingViewController: UIViewController? { presenter }
    open var presentedViewController: UIViewController? { presented }

    /// RC.1: the presenter, if it is presented; else its view's superview.
    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
}

extension UIViewController {
    public final func loadViewIfNeeded() { _ = load() }

    private final func load() -> UIView {
        if let loadedView { return loadedView }
        loadView()
        let view = loadedView ?? UIView(frame: .zero)
        if loadedView == nil { setView(view) }
        viewDidLoad()
        return view
    }

    private final func setView(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
    }

    private final func adopt(_ child: UIViewController) {
        child.parentController?.children.removeAll { $0 === child }
        child.willMove(toParent: self)
        children.append(child)
        child.parentController = self
    }

    private final func leaveParent() {
        parentController?.children.removeAll { $0 === self }
        parentController = nil
        didMove(toParent: nil)
    }
}

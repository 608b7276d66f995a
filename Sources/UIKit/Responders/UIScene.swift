/// One instance of the app's user interface.
open class UIScene: UIResponder {
    override var kind: String { "scene" }
    override var engineClass: MethodTable { MethodTable(UIScene.self) }
    /// The application, which clears this when it is deallocated, not before the end of its run.
    final unowned(unsafe) var application: UIApplication?
    final var delegateReference = DelegateReference<any UISceneDelegate>()

    /// A scene of the run's application.
    public override init() {
        super.init()
        application = Simulation.current?.application
    }

    open var delegate: (any UISceneDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    open var title: String! = ""

    open override var next: UIResponder? { application }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
    override var kind: String { "windowScene" }
    override var engineClass: MethodTable { MethodTable(UIWindowScene.self) }
    /// The windows in the order in which they were first shown.
    open internal(set) var windows: [UIWindow] = []
    open internal(set) var keyWindow: UIWindow?
    /// The look of its status bar.
    public final var statusBarManager: UIStatusBarManager? { ownStatusBar }
    private final let ownStatusBar = UIStatusBarManager()

    /// A scene that joins the application: a second scene shows windows beside those of the first.
    public override init() {
        super.init()
        application?.scenes.append(self)
    }

    open var screen: UIScreen { UIScreen.main }

    /// Removes windows that client code retains, when the application is deallocated with its run.
    final func dissolve() {
        for window in windows {
            window.scene = nil
            window.forgetRun()
        }
        windows = []
        keyWindow = nil
        application = nil
    }
}

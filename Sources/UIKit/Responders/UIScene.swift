/// One instance of the app's user interface.
open class UIScene: UIResponder {
    override var kind: String { "scene" }
    override var engineClass: MethodTable { MethodTable(UIScene.self) }
    /// Cleared when the application ceases to exist, which it does not before its run.
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
    /// In the order in which they were shown first.
    open internal(set) var windows: [UIWindow] = []
    open internal(set) var keyWindow: UIWindow?

    /// Joins the application: a second scene shows windows beside those of the first.
    public override init() {
        super.init()
        application?.scenes.append(self)
    }

    open var screen: UIScreen { UIScreen.main }

    /// Its application ceases to exist, and with it the run: a window that client code keeps is in no scene any more.
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

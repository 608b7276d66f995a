import EventTrace

/// The application's delegate. It is the end of the responder chain if it is a responder.
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
}

// Running one of these means that client code has no such method.
extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {
        Simulation.delegate(self, lacks: .didBecomeActive, for: application)
    }
    public func applicationWillResignActive(_ application: UIApplication) {
        Simulation.delegate(self, lacks: .willResignActive, for: application)
    }
    public func applicationDidEnterBackground(_ application: UIApplication) {
        Simulation.delegate(self, lacks: .didEnterBackground, for: application)
    }
    public func applicationWillEnterForeground(_ application: UIApplication) {
        Simulation.delegate(self, lacks: .willEnterForeground, for: application)
    }
}

/// The application's delegate, which the application does not keep alive.
struct ApplicationDelegateReference {
    #if hasFeature(Embedded)
        // DEVIATION: without casts from existentials an embedded run does not know whether its delegate is a responder.
        unowned(unsafe) var delegate: (any UIApplicationDelegate)?
        var responder: UIResponder? { nil }
    #else
        weak var delegate: (any UIApplicationDelegate)?

        var responder: UIResponder? {
            guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController) else { return nil }
            return responder
        }
    #endif

    func tell(_ change: Word, _ application: UIApplication, _ simulation: Simulation) {
        guard let delegate else { return }
        simulation.tell(change, toDelegate: delegate, for: application, by: .activity, about: .none) {
            switch change {
            case .didBecomeActive: delegate.applicationDidBecomeActive(application)
            case .willResignActive: delegate.applicationWillResignActive(application)
            case .didEnterBackground: delegate.applicationDidEnterBackground(application)
            default: delegate.applicationWillEnterForeground(application)
            }
        }
    }
}

import EventTrace

/// The application's delegate, which ends the responder chain if it is a responder.
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
}

// A call of one of these means that client code has no such method.
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

extension UIApplication {
    final func tellDelegate(_ change: Word, in simulation: Simulation) {
        guard let delegate = delegateReference.delegate else { return }
        simulation.tell(change, toDelegate: delegate, for: self, by: .activity, about: .none) {
            switch change {
            case .didBecomeActive: delegate.applicationDidBecomeActive(self)
            case .willResignActive: delegate.applicationWillResignActive(self)
            case .didEnterBackground: delegate.applicationDidEnterBackground(self)
            default: delegate.applicationWillEnterForeground(self)
            }
        }
    }

    /// The delegate as the end of the responder chain, if it is a responder other than a view, a controller or the application.
    final var responderBehindDelegate: UIResponder? {
        // Embedded Swift casts from `AnyObject`, not from an existential of a protocol.
        let object: AnyObject? = delegateReference.delegate
        guard let responder = object as? UIResponder, responder !== self, !(responder is UIView), !(responder is UIViewController)
        else { return nil }
        return responder
    }
}

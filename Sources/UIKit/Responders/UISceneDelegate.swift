import EventTrace

/// The delegate of a scene, which is not part of the responder chain.
public protocol UISceneDelegate: AnyObject {
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
}

// A call of one of these means that client code has no such method.
extension UISceneDelegate {
    public func sceneDidBecomeActive(_ scene: UIScene) { Simulation.delegate(self, lacks: .didBecomeActive, for: scene) }
    public func sceneWillResignActive(_ scene: UIScene) { Simulation.delegate(self, lacks: .willResignActive, for: scene) }
    public func sceneDidEnterBackground(_ scene: UIScene) { Simulation.delegate(self, lacks: .didEnterBackground, for: scene) }
    public func sceneWillEnterForeground(_ scene: UIScene) { Simulation.delegate(self, lacks: .willEnterForeground, for: scene) }
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIScene {
    final func tellDelegate(_ change: Word, in simulation: Simulation) {
        guard let delegate else { return }
        simulation.tell(change, toDelegate: delegate, for: self, by: .activity, about: simulation.subject(self)) {
            switch change {
            case .didBecomeActive: delegate.sceneDidBecomeActive(self)
            case .willResignActive: delegate.sceneWillResignActive(self)
            case .didEnterBackground: delegate.sceneDidEnterBackground(self)
            default: delegate.sceneWillEnterForeground(self)
            }
        }
    }
}

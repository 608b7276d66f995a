/// The application's delegate. It is the end of the responder chain if it is a responder.
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
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
}

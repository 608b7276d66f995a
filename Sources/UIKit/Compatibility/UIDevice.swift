import EventTrace

/// The device: a phone, held upright.
public final class UIDevice: NSObject, @unchecked Sendable {
    public static let current = UIDevice()

    private override init() {
        super.init()
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var systemName: String { "iOS" }
    /// The version of iOS in the run whose code asks, by default `26.0`.
    public var systemVersion: String {
        let simulation = Simulation.current
        for rule in RuleBook.ofVersions { simulation?.noteVersions(of: rule) }
        let version = simulation?.systemVersion ?? .newest
        return "\(version.major).\(version.minor)"
    }
    public var orientation: UIDeviceOrientation { .portrait }

    /// Never posted: the phone is never turned.
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

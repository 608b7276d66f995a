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
    /// The version that the rules describe at the least.
    public var systemVersion: String { "13.0" }
    public var orientation: UIDeviceOrientation { .portrait }
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

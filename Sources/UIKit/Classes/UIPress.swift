/// A button of a remote control, a keyboard or a game controller, from going down to coming up.
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The pressed button. Keys of a keyboard have types without a name of Apple's.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        public static let select = PressType(rawValue: 4)
        public static let menu = PressType(rawValue: 5)
        public static let playPause = PressType(rawValue: 6)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)
        public static let tvRemoteOneTwoThree = PressType(rawValue: 32)
        public static let tvRemoteFourColors = PressType(rawValue: 33)
    }

    /// The time of the last change, in seconds of virtual time.
    open internal(set) var timestamp: Double = 0
    open internal(set) var phase = Phase.began
    public let type: PressType
    /// The pressed key; nil for a button.
    open internal(set) var key: UIKey?
    open internal(set) var window: UIWindow?
    /// The responder where it starts: the focused view or the first responder.
    open internal(set) var responder: UIResponder?
    /// 0…1
    open internal(set) var force: CGFloat = 0
    /// The recognizers that get it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether the responder still has to receive its end.
    final var isOwedAnEnd = true

    init(_ type: PressType) {
        self.type = type
        super.init()
    }
}

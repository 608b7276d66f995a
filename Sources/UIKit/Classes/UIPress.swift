/// A button of a remote control, a keyboard or a game controller, from going down to coming up.
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
    }

    /// Seconds of virtual time at which it last changed.
    open internal(set) var timestamp: Double = 0
    open internal(set) var phase = Phase.began
    public let type: PressType
    open internal(set) var window: UIWindow?
    /// Where it starts: the focused view or the first responder.
    open internal(set) var responder: UIResponder?
    /// 0…1
    open internal(set) var force: CGFloat = 0
    /// Recognizers that get it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether the responder is still to be told how it ends.
    final var isOwedAnEnd = true

    init(_ type: PressType) {
        self.type = type
        super.init()
    }
}

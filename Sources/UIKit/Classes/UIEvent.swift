/// An event: what a hardware event has become in the application.
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The buttons of a pointing device that are down.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        /// A button by its number, counted from 1: `.button(1)` is the primary one.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The simulation that sends the event, which clears this when it ceases to exist; nil for an event that belongs to none.
    final var sender: Unmanaged<Simulation>?

    /// HT.9: the view that has answered the last pass of hit-testing for itself because it is being animated.
    final unowned(unsafe) var swallowingView: UIView?

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds of virtual time.
    open internal(set) var timestamp: Double = 0
    /// The buttons of a pointing device that are down; none in the event in which the last one has come up.
    open internal(set) var buttonMask: ButtonMask = []
    /// The modifier keys of a keyboard that are down.
    open var modifierFlags: UIKeyModifierFlags { Simulation.sending(self)?._withUnsafeGuaranteedRef { $0.touches.heldModifiers } ?? [] }

    /// All touches of the event, in whichever phase.
    open var allTouches: Set<UITouch>? { nil }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { gesture.touches.contains($0) }
    }

    /// The samples that a frame has brought together in this touch, itself last; nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches.flatMap { $0.contains(touch) ? touch.samples : nil }
    }

    /// Guesses about where the touch goes next, if it moves: assumed, two frames more like the last one.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches.flatMap { $0.contains(touch) ? touch.guesses : nil }
    }
}

extension Simulation {
    /// The simulation that sends this event, or else the current one.
    ///
    /// OPTIMIZATION: hit-testing and the responder chain ask for it at every level, and an event knows it without looking at the thread.
    @inline(__always)
    static func sending(_ event: UIEvent?) -> Unmanaged<Simulation>? { event?.sender ?? unretainedCurrent }
}

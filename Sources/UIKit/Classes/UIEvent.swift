/// An event: the form in which the application gets a hardware event.
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

    /// Pressed buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        /// A button by its number, counted from 1: `.button(1)` is the primary one.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The simulation that sends the event, which clears this when it is deallocated; nil for other events.
    final var sender: Unmanaged<Simulation>?

    /// HT.9: the animated view that returned itself from the last pass of hit-testing.
    final unowned(unsafe) var swallowingView: UIView?

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds of virtual time.
    open internal(set) var timestamp: Double = 0
    /// The pressed buttons of a pointing device; empty in the event in which the last button comes up.
    open internal(set) var buttonMask: ButtonMask = []
    /// The pressed modifier keys of a keyboard.
    open var modifierFlags: UIKeyModifierFlags { Simulation.sending(self)?._withUnsafeGuaranteedRef { $0.touches.heldModifiers } ?? [] }

    /// The touches of the event, in every phase.
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

    /// The samples of one frame in this touch, the touch itself last; nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches.flatMap { $0.contains(touch) ? touch.samples(in: .current) : nil }
    }

    /// Guesses about the next samples of a moving touch; assumed: two frames that continue the last one.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches.flatMap { $0.contains(touch) ? touch.guesses : nil }
    }
}

extension Simulation {
    /// The simulation that sends this event, or else the current one.
    ///
    /// OPTIMIZATION: hit-testing and the responder chain ask for it at every level, and the event knows it without a lookup by thread.
    @inline(__always)
    static func sending(_ event: UIEvent?) -> Unmanaged<Simulation>? { event?.sender ?? unretainedCurrent }
}

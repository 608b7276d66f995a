import EventTrace

/// What the glass, the buttons, the sensors and the system report at one instant.
package struct HardwareEvent {
    package enum Input {
        /// Several samples of one finger are one frame's: the last is delivered, the others are coalesced.
        case fingers([FingerSample])
        case pointer(PointerSample)
        /// The modifier keys of a keyboard that are down from now on.
        case modifiers(UIKeyModifierFlags)
        case press(PressSample)
        case motion(MotionSample)
        case remoteControl(UIEvent.EventSubtype)
        case interruption(Interruption)
        /// A better value of a pencil's force has arrived for the earliest sample that still waits for one.
        case estimate(finger: Int, force: CGFloat)
    }

    /// Seconds of virtual time.
    package let time: Double
    package let input: Input

    package init(time: Double, _ input: Input) {
        self.time = time
        self.input = input
    }
}

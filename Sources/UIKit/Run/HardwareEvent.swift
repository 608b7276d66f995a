import EventTrace

/// A report of the screen, the buttons, the sensors or the system at one instant.
package struct HardwareEvent {
    package enum Input {
        /// Samples of fingers; several samples of one finger belong to one frame: the last is delivered, the others are coalesced.
        case fingers([FingerSample])
        case pointer(PointerSample)
        /// The pressed modifier keys of a keyboard from now on.
        case modifiers(UIKeyModifierFlags)
        case press(PressSample)
        case motion(MotionSample)
        case remoteControl(UIEvent.EventSubtype)
        case interruption(Interruption)
        /// A better force for the earliest sample of a pencil that still waits for one.
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

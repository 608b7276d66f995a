import EventTrace

/// Future input, which takes the whole way into the application.
extension Simulation {
    package func schedule(_ samples: [FingerSample], at time: Double) { schedule(.fingers(samples), at: time) }

    package func schedule(_ input: HardwareEvent.Input, at time: Double) { self.input.hardware.insert(HardwareEvent(time: time, input)) }

    /// The number of inputs that will come in.
    package var scheduledInputs: Int { input.hardware.count }

    /// Removes the input at this position in the order of coming in; does nothing if there is none.
    package func cancelInput(_ index: Int) { input.hardware.remove(at: index) }

    /// Moves a pointer to this point of the screen with these buttons down; nil removes it.
    package func movePointer(to place: CGPoint?, buttons: UIEvent.ButtonMask = [], at time: Double) {
        schedule(.pointer(PointerSample(at: place, buttons: buttons)), at: time)
    }

    /// Holds these modifier keys from now on.
    package func hold(_ modifiers: UIKeyModifierFlags, at time: Double) { schedule(.modifiers(modifiers), at: time) }

    /// Runs `action` from the run loop at `time`.
    package func schedule(at time: Double, _ action: @escaping () -> Void) { timers.schedule(at: time, action) }

    /// Presses a button and releases it after `duration` seconds.
    package func press(_ type: UIPress.PressType, at time: Double, duration: Double = 0.1) {
        schedule(.press(PressSample(type, .began)), at: time)
        schedule(.press(PressSample(type, .ended, force: 0)), at: time + duration)
    }

    /// Shakes the device; a shake that lasts too long or is interrupted is cancelled.
    package func shake(at time: Double, duration: Double = 0.5, isCancelled: Bool = false) {
        schedule(.motion(.began), at: time)
        schedule(.motion(isCancelled ? .cancelled : .ended), at: time + duration)
    }

    package func remoteControl(_ command: UIEvent.EventSubtype, at time: Double) { schedule(.remoteControl(command), at: time) }

    /// Chooses a command of the edit menu by the name of its action; false if the menu does not show it.
    package func chooseFromEditMenu(_ action: String) -> Bool { shared.menuController.chooseCommand(action, in: self) }

    package func interrupt(_ interruption: Interruption, at time: Double) { schedule(.interruption(interruption), at: time) }
}

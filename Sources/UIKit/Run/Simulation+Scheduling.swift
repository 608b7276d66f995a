import EventTrace

/// What is going to happen: each input takes the whole way in.
extension Simulation {
    package func schedule(_ samples: [FingerSample], at time: Double) { schedule(.fingers(samples), at: time) }

    package func schedule(_ input: HardwareEvent.Input, at time: Double) { self.input.hardware.insert(HardwareEvent(time: time, input)) }

    /// How many inputs are going to come in.
    package var scheduledInputs: Int { input.hardware.count }

    /// Takes the input of this place back, in the order in which they are going to come in; nothing if there is none.
    package func cancelInput(_ index: Int) { input.hardware.remove(at: index) }

    /// A pointer comes to this point of the screen with these buttons down, or goes.
    package func movePointer(to place: CGPoint?, buttons: UIEvent.ButtonMask = [], at time: Double) {
        schedule(.pointer(PointerSample(at: place, buttons: buttons)), at: time)
    }

    /// These modifier keys are down from now on.
    package func hold(_ modifiers: UIKeyModifierFlags, at time: Double) { schedule(.modifiers(modifiers), at: time) }

    /// Runs `action` from the run loop at `time`.
    package func schedule(at time: Double, _ action: @escaping () -> Void) { timers.schedule(at: time, action) }

    /// A button goes down and, after `duration` seconds, up.
    package func press(_ type: UIPress.PressType, at time: Double, duration: Double = 0.1) {
        schedule(.press(PressSample(type, .began)), at: time)
        schedule(.press(PressSample(type, .ended, force: 0)), at: time + duration)
    }

    /// The device is shaken; a shake that goes on too long, or that something interrupts, is cancelled.
    package func shake(at time: Double, duration: Double = 0.5, isCancelled: Bool = false) {
        schedule(.motion(.began), at: time)
        schedule(.motion(isCancelled ? .cancelled : .ended), at: time + duration)
    }

    package func remoteControl(_ command: UIEvent.EventSubtype, at time: Double) { schedule(.remoteControl(command), at: time) }

    /// The user taps a command of the edit menu, given by the name of its action; false if it is not shown.
    package func chooseFromEditMenu(_ action: String) -> Bool { shared.menuController.chooseCommand(action) }

    package func interrupt(_ interruption: Interruption, at time: Double) { schedule(.interruption(interruption), at: time) }
}

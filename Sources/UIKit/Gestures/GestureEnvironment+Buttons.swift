import EventTrace

/// Buttons of a pointing device, of which a touch that is none of a pointer's has none.
extension GestureEnvironment {
    /// GE.29: those of the new touch that want other buttons fail.
    func failWithoutButtons(_ touch: UITouch, _ event: UIEvent, in simulation: Simulation) {
        touch.recognizers.forEachKeptAlive { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer, !event.buttonMask.isSuperset(of: tap.buttonMaskRequired),
                simulation.holds(.requiredButtons)
            else { return }
            tap.giveUp(by: .requiredButtons)
        }
    }

    /// What recognizers of the event's touches answer about buttons and modifier keys.
    func noteInputFlags(of event: TouchesEvent, in simulation: Simulation) {
        let flags = InputFlags(buttons: event.buttonMask, modifiers: simulation.touches.heldModifiers)
        for touch in event.touches where touch.storedPhase != .stationary {
            touch.recognizers.forEachKeptAlive { $0.inputFlags = flags }
        }
    }
}

import EventTrace

/// Pointer buttons. Only pointer touches have any.
extension GestureEnvironment {
    /// GE.29: makes the new touch's recognizers fail that require other buttons.
    func failWithoutButtons(_ touch: UITouch, _ event: UIEvent, in simulation: Simulation) {
        touch.recognizers.forEachKeptAlive { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer, !event.buttonMask.isSuperset(of: tap.buttonMaskRequired),
                simulation.holds(.requiredButtons)
            else { return }
            tap.giveUp(by: .requiredButtons, in: simulation)
        }
    }

    /// Stores buttons and modifier keys in the recognizers of the event's touches.
    func noteInputFlags(of event: TouchesEvent, in simulation: Simulation) {
        let flags = InputFlags(buttons: event.buttonMask, modifiers: simulation.touches.heldModifiers)
        for touch in event.touches where touch.storedPhase != .stationary {
            touch.recognizers.forEachKeptAlive { $0.inputFlags = flags }
        }
    }
}

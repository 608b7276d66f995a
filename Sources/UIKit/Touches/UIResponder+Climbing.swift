import EventTrace

/// RC.2, RC.8: the default implementations of methods for touches, presses and other events.
extension UIResponder {
    final func passOn(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?) {
        climb(method, event) { $0.deliver(method, touches, with: event, to: $1, by: .touchMethodsClimb) }
    }

    final func passOn(_ method: Word, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        climb(method, event) { $0.deliver(method, presses, with: event, to: $1, by: .otherMethodsClimb) }
    }

    final func passOn(_ method: Word, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
        climb(method, event) { $0.deliver(method, motion, with: event, to: $1, by: .otherMethodsClimb) }
    }

    final func passOn(_ event: UIEvent?) {
        climb(.remoteControlReceived, event) { $0.deliverRemoteControl(event, to: $1, by: .otherMethodsClimb) }
    }

    @inline(__always)
    private final func climb(_ method: Word, _ event: UIEvent?, _ deliver: (Simulation, UIResponder) -> Void) {
        Simulation.sending(event)?._withUnsafeGuaranteedRef { climb(method, in: $0, deliver) }
    }

    @inline(__always)
    private final func climb(_ method: Word, in simulation: Simulation, _ deliver: (Simulation, UIResponder) -> Void) {
        guard simulation.holds(method.ruleOfClimbing) else { return }
        guard let next else {
            simulation.recorder.decide(.drop, simulation.subject(self), Name(method), by: .unhandledIsDropped)
            return
        }
        simulation.recorder.decide(.forward, simulation.subject(self), simulation.subject(next), by: method.ruleOfClimbing)
        deliver(simulation, next)
    }
}

extension Word {
    /// The rule by which the default implementation of this method passes the message on.
    @inline(__always)
    fileprivate var ruleOfClimbing: Rule {
        switch self {
        case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .touchMethodsClimb
        default: .otherMethodsClimb
        }
    }
}

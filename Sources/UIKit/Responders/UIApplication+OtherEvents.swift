import EventTrace

/// RC.6: presses, motions and commands of remote controls.
extension UIApplication {
    /// An event has been made: the application sends it.
    final func receive(_ event: UIEvent, in simulation: Simulation) {
        let isIgnored = ignoringInteractionCount > 0 && event.type != .motion
        if isIgnored, simulation.applies(.ignoredInteraction, .drop, self, Name(.ignoring)) { return }
        passThrough(event, in: simulation)
    }

    /// The first responder; assumed: without one, the key window, then the application.
    final var initialResponder: UIResponder {
        if let firstResponder, Simulation.current?.holds(.firstReceiver) != false { return firstResponder }
        return keyWindow ?? self
    }

    final func deliverToInitialResponder(_ event: UIEvent, in simulation: Simulation) {
        if event is UIPressesEvent { return simulation.presses.deliver(in: simulation) }
        guard let event = event as? SubtypeEvent else { return }
        let responder = initialResponder
        guard let step = event.step else { return simulation.deliverRemoteControl(event, to: responder, by: .firstReceiver) }
        simulation.deliver(step.method, event.subtype, with: event, to: responder, by: .firstReceiver)
    }

    /// Tells the scenes' delegates, then the application's, that the application comes or goes.
    final func tellOfActivity(_ changes: [Word]) {
        guard let simulation = Simulation.current, simulation.holds(.activity) else { return }
        for change in changes {
            activation = change == .didBecomeActive ? .foregroundActive : change == .didEnterBackground ? .background : .foregroundInactive
            for scene in scenes { scene.tellDelegate(change, simulation) }
            tellDelegate(change, simulation)
            post(change, simulation)
        }
    }
}

extension Simulation {
    func send(_ motion: MotionSample, at time: Double) {
        send(SubtypeEvent(.motion, .motionShake, step: motion), at: time)
    }

    func send(_ command: UIEvent.EventSubtype, at time: Double) {
        send(SubtypeEvent(.remoteControl, command), at: time)
    }

    private func send(_ event: SubtypeEvent, at time: Double) {
        event.timestamp = time
        application.receive(event, in: self)
    }
}

extension MotionSample {
    fileprivate var method: Word {
        switch self {
        case .began: .motionBegan
        case .ended: .motionEnded
        case .cancelled: .motionCancelled
        }
    }
}

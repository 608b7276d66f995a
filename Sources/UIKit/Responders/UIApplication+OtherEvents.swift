import EventTrace

/// RC.6: presses, motions and commands of remote controls.
extension UIApplication {
    /// Has the application send a new event.
    final func receive(_ event: UIEvent, in simulation: Simulation) {
        let isIgnored = ignoringInteractionCount > 0 && event.type != .motion
        if isIgnored, simulation.applies(.ignoredInteraction, .drop, self, Name(.ignoring)) { return }
        passThrough(event, in: simulation)
    }

    /// The responder where events start: the first responder; assumed: without one the key window, or else the application.
    final func initialResponder(in simulation: Simulation) -> UIResponder {
        if let firstResponder, simulation.holds(.firstReceiver) { return firstResponder }
        return keyWindow ?? self
    }

    final func deliverToInitialResponder(_ event: UIEvent, in simulation: Simulation) {
        if event is UIPressesEvent { return simulation.presses.deliver(in: simulation) }
        guard let event = event as? SubtypeEvent else { return }
        let responder = initialResponder(in: simulation)
        guard let step = event.step else { return simulation.deliverRemoteControl(event, to: responder, by: .firstReceiver) }
        simulation.deliver(step.method, event.subtype, with: event, to: responder, by: .firstReceiver)
    }

    /// Calls the scenes' delegates, or in an app without scenes the application's, about changes of activity.
    final func tellOfActivity(_ changes: [Word], in simulation: Simulation) {
        guard simulation.holds(.activity) else { return }
        for change in changes {
            if change == .didBecomeActive { activation = .foregroundActive }
            if change == .didEnterBackground { activation = .background }
            for scene in scenes { scene.tellDelegate(change, in: simulation) }
            if !leavesToScenes(change, in: simulation) { tellDelegate(change, in: simulation) }
            post(change, in: simulation)
            if change == .willResignActive || change == .willEnterForeground { activation = .foregroundInactive }
        }
    }

    /// Whether the application's delegate receives no call about this change, because a scene has a delegate.
    private final func leavesToScenes(_ change: Word, in simulation: Simulation) -> Bool {
        guard delegateReference.delegate != nil, scenes.contains(where: { $0.delegateReference.delegate != nil }) else { return false }
        return simulation.applies(.activityOfScenes, .withhold, self, Name(change))
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

/// The transitions of a run that have begun and not ended.
final class ControllerTransitions: Part {
    private(set) var running: [ControllerTransition] = []

    func add(_ transition: ControllerTransition) { running.append(transition) }

    func remove(_ transition: ControllerTransition) { running.removeAll { $0 === transition } }

    /// Releases the controllers of transitions that outlive the run.
    override func dissolve() {
        for transition in running { transition.dissolve() }
        running = []
    }
}

extension Simulation {
    @inline(__always)
    var transitions: ControllerTransitions { unsafeDowncast(parts.transitions, to: ControllerTransitions.self) }

    func animates(_ animated: Bool) -> Bool { animated && animations.areEnabled }
}

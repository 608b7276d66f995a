import EventTrace

/// Turns what the glass reports into touches, finds who gets them, and sends the event.
final class TouchDispatcher {
    let event = TouchesEvent()
    /// Touches whose finger has gone but whose view is still owed an end.
    @exclusivity(unchecked) var lingering: ContiguousArray<UITouch> = []
    /// Fingers that are down, whether the application gets them or not.
    @exclusivity(unchecked) var fingersDown: ContiguousArray<Int> = []
    @exclusivity(unchecked) var tapCounter = TapCounter()
    /// Samples of pencils for which better values are still to come, the earliest first.
    @exclusivity(unchecked) var estimates: [PencilEstimate] = []
    @exclusivity(unchecked) var estimateCount = 0
    /// Whether an event is on its way: views get what has changed with it.
    @exclusivity(unchecked) private(set) var isSending = false

    /// One turn for one hardware event.
    func handle(_ samples: [FingerSample], at time: Double, in simulation: Simulation) {
        beginFrame(at: time)
        for sample in samples {
            if sample.ends, let touch = touch(of: sample), touch.phase == .began {
                // One event cannot say that a touch has both begun and ended.
                send(in: simulation)
                beginFrame(at: time)
            }
            apply(sample, in: simulation)
        }
        send(in: simulation)
    }

    /// TO.9, TO.13: the system takes all touches away.
    func cancelAll(in simulation: Simulation) {
        guard !event.touches.isEmpty else { return }
        beginFrame(at: simulation.now)
        for touch in event.touches { touch.phase = .cancelled }
        send(in: simulation)
    }

    private func beginFrame(at time: Double) {
        event.timestamp = time
        for touch in event.touches { touch.beginFrame() }
    }

    private func send(in simulation: Simulation) {
        if event.touches.contains(where: { $0.phase != .stationary }) {
            let application = simulation.application!
            isSending = true
            simulation.call(.sendEvent, on: application, by: .turn) { application.sendEvent(event) }
            isSending = false
        }
        removeGone(in: simulation)
    }

    private func apply(_ sample: FingerSample, in simulation: Simulation) {
        switch sample.phase {
        case .down: begin(sample, in: simulation)
        case .move: move(sample, in: simulation)
        case .up: end(sample, as: .ended, in: simulation)
        case .cancel: end(sample, as: .cancelled, in: simulation)
        }
    }

    // MARK: Move, up, cancel

    private func move(_ sample: FingerSample, in simulation: Simulation) {
        guard let touch = touch(of: sample), touch.differs(from: sample) else { return }
        if isIgnored(touch, in: simulation) { return }
        touch.take(sample, at: event.timestamp)
        if touch.phase == .stationary { touch.phase = .moved }
        announceEstimates(of: touch, sample)
    }

    private func end(_ sample: FingerSample, as phase: UITouch.Phase, in simulation: Simulation) {
        fingersDown.removeAll { $0 == sample.finger }
        guard let touch = touch(of: sample) else { return }
        if isIgnored(touch, in: simulation) { return }
        touch.take(sample, at: event.timestamp)
        touch.phase = phase
        if phase == .ended { tapCounter.lifted(touch, at: event.timestamp, simulation.thresholds) }
        announceEstimates(of: touch, sample)
    }

    /// TO.11: a touch that was down when the application began to ignore interaction is cancelled.
    private func isIgnored(_ touch: UITouch, in simulation: Simulation) -> Bool {
        guard simulation.application.ignoringInteractionCount > 0 else { return false }
        simulation.recorder.decide(.interrupt, simulation.subject(simulation.application), Name(.ignoring), by: .ignoredInteraction)
        touch.phase = .cancelled
        return true
    }

    func touch(of sample: FingerSample) -> UITouch? {
        event.touches.first { $0.finger == sample.finger && $0.phase != .ended && $0.phase != .cancelled }
    }

    // MARK: After the event

    /// Lets go of touches whose finger has gone; those that a view is still owed linger.
    private func removeGone(in simulation: Simulation) {
        var remaining: ContiguousArray<UITouch> = []
        for touch in event.touches {
            guard touch.phase == .ended || touch.phase == .cancelled else {
                remaining.append(touch)
                continue
            }
            for recognizer in touch.recognizers { recognizer.touches.removeAll { $0 === touch } }
            if touch.delivery.stage == .held || touch.delivery.stage == .endHeld {
                lingering.append(touch)
            } else {
                finish(touch)
                touch.view?.touchIsGone(touch)
                // TO.9: whoever keeps a cancelled touch finds no view in it.
                if touch.phase == .cancelled { touch.view = nil }
            }
        }
        event.touches = remaining
    }

    /// The touch is over for its view.
    func finish(_ touch: UITouch) {
        touch.delivery.stage = .over
        if touch.view?.onlyTouch === touch { touch.view?.onlyTouch = nil }
    }

    /// Lets go of everything when the run is over: touches, views and recognizers hold one another.
    func dissolve() {
        for touch in lingering + event.touches {
            finish(touch)
            touch.dissolve()
        }
        lingering = []
        event.touches = []
        event.sets.forget()
        estimates = []
    }

    func forgetSpentRecognizers(in simulation: Simulation) {
        for touch in event.touches {
            recordFreedom(of: touch, in: simulation)
            touch.recognizers.removeAll { $0.standing == .spent }
        }
        for touch in lingering { touch.recognizers.removeAll { $0.standing == .spent } }
    }

    /// GE.16: the touch goes on for its view without the recognizers that have failed.
    private func recordFreedom(of touch: UITouch, in simulation: Simulation) {
        guard let view = touch.view, touch.delivery.stage != .over, !touch.phase.isOver else { return }
        for recognizer in touch.recognizers where recognizer.standing == .spent && recognizer.currentState == .failed {
            simulation.recorder.decide(.ignore, simulation.subject(recognizer), simulation.subject(view), by: .failureFreesTheTouch)
        }
    }
}

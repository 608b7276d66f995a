import EventTrace

/// Turns what the glass reports into touches, finds who gets them, and sends the event.
final class TouchDispatcher {
    let event = TouchesEvent()
    /// Touches whose finger has gone but whose view is still owed an end.
    @exclusivity(unchecked) var lingering: ContiguousArray<UITouch> = []
    /// Whether an event is on its way: views get what has changed with it.
    @exclusivity(unchecked) private(set) var isSending = false
    @exclusivity(unchecked) private var tapCounter = TapCounter()

    /// One turn for one hardware event.
    func handle(_ hardware: HardwareEvent, in simulation: Simulation) {
        event.timestamp = hardware.time
        for touch in event.touches { touch.phase = .stationary }
        for sample in hardware.samples { apply(sample, in: simulation) }
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
        case .move: move(sample)
        case .up: end(sample, as: .ended)
        case .cancel: end(sample, as: .cancelled)
        }
    }

    // MARK: Down

    private func begin(_ sample: FingerSample, in simulation: Simulation) {
        guard simulation.application.ignoringInteractionCount == 0 else { return }
        guard event.touches.count < simulation.thresholds.fingers else { return cancelAll(in: simulation) }
        let touch = UITouch()
        touch.finger = sample.finger
        touch.timestamp = event.timestamp
        touch.location = sample.location
        touch.previousLocation = sample.location
        touch.type = sample.type
        touch.force = sample.force
        touch.tapCount = tapCounter.count(at: sample.location, time: event.timestamp, simulation.thresholds)
        guard let hit = hitTest(sample.location, in: simulation) else { return }
        touch.view = hit
        touch.window = hit.window ?? hit as? UIWindow
        simulation.recorder.decide(.bind, simulation.subject(hit), by: .oneFingerOneTouch)
        event.touches.append(touch)
        simulation.gestures.collect(for: touch, event, in: simulation)
    }

    /// HT.6: two whole passes; the second one counts.
    private func hitTest(_ point: CGPoint, in simulation: Simulation) -> UIView? {
        var hit: UIView?
        for _ in 1...2 {
            simulation.recorder.decide(.pass, .none, by: .twoPasses)
            hit = nil
            for window in simulation.application.windowsFromTop {
                hit = window.askHitTest(window.convertFromScreen(point), event, simulation, by: .topWindowFirst)
                if hit != nil { break }
            }
        }
        return hit
    }

    /// More fingers than the device can follow cancel all of them.
    private func cancelAll(in simulation: Simulation) {
        for touch in event.touches { touch.phase = .cancelled }
    }

    // MARK: Move, up, cancel

    private func move(_ sample: FingerSample) {
        guard let touch = touch(of: sample), sample.location != touch.location || sample.force != touch.force else { return }
        touch.phase = .moved
        update(touch, sample)
    }

    private func end(_ sample: FingerSample, as phase: UITouch.Phase) {
        guard let touch = touch(of: sample) else { return }
        touch.phase = phase
        update(touch, sample)
        tapCounter.lifted(touch, at: event.timestamp)
    }

    private func touch(of sample: FingerSample) -> UITouch? {
        event.touches.first { $0.finger == sample.finger && $0.phase != .ended && $0.phase != .cancelled }
    }

    private func update(_ touch: UITouch, _ sample: FingerSample) {
        touch.previousLocation = touch.location
        touch.location = sample.location
        touch.force = sample.force
        touch.timestamp = event.timestamp
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
            touch.recognizers = []
        }
        lingering = []
        event.touches = []
    }

    func forgetSpentRecognizers() {
        for touch in event.touches { touch.recognizers.removeAll { $0.standing == .spent } }
        for touch in lingering { touch.recognizers.removeAll { $0.standing == .spent } }
    }
}

import EventTrace

/// A finger comes down: the touch is bound to the view that hit-testing finds, and to the recognizers of its path.
extension TouchDispatcher {
    func begin(_ sample: FingerSample, in simulation: Simulation) {
        fingersDown.append(sample.finger)
        if let (reason, rule) = obstacle(in: simulation), simulation.holds(rule) {
            return simulation.recorder.decide(.drop, Name(.glass), Name(reason), by: rule)
        }
        guard fingersDown.count <= simulation.thresholds.fingers || !simulation.holds(.fingerLimit) else {
            return cancelBegunTouches(in: simulation)
        }
        guard let hit = hitTest(sample.location, in: simulation) else {
            return simulation.recorder.decide(.drop, Name(.glass), Name(.nil), by: .topWindowFirst)
        }
        let touch = UITouch()
        touch.begin(with: sample, at: event.timestamp)
        touch.tapCount = tapCounter.count(at: sample.location, time: event.timestamp, simulation.thresholds)
        if touch.tapCount > 1, !simulation.holds(.tapCount) { touch.tapCount = 1 }
        touch.storedView = hit.view
        touch.storedWindow = hit.view.window ?? hit.window
        simulation.recorder.decide(.bind, simulation.subject(hit.view), by: .oneFingerOneTouch)
        event.touches.append(touch)
        announceEstimates(of: touch, sample, in: simulation)
        simulation.gestures.collect(for: touch, event, in: simulation)
        if sample.type == .indirectPointer { simulation.gestures.failWithoutButtons(touch, event, in: simulation) }
    }

    /// TO.11
    private func obstacle(in simulation: Simulation) -> (reason: Word, rule: Rule)? {
        if simulation.application.ignoringInteractionCount > 0 { return (.ignoring, .ignoredInteraction) }
        if simulation.runningTransitions > 0 { return (.transition, .ignoredInteraction) }
        return nil
    }

    /// TO.13
    private func cancelBegunTouches(in simulation: Simulation) {
        simulation.recorder.decide(.interrupt, simulation.subject(simulation.application), Name(.tooManyFingers), by: .fingerLimit)
        for touch in event.touches { touch.storedPhase = .cancelled }
    }

    /// HT.6: two whole passes; the second one counts.
    private func hitTest(_ point: CGPoint, in simulation: Simulation) -> (view: UIView, window: UIWindow)? {
        if simulation.holds(.twoPasses) { _ = hitTestOnce(point, event, in: simulation) }
        return hitTestOnce(point, event, in: simulation)
    }

    /// Without TO.1: the touch goes over to the view under its finger.
    func bindAnew(_ touch: UITouch, in simulation: Simulation) {
        guard let hit = hitTestOnce(touch.location, event, in: simulation) else { return }
        if touch.storedView?.onlyTouch === touch { touch.storedView?.onlyTouch = nil }
        touch.storedView = hit.view
    }

    func hitTestOnce(_ point: CGPoint, _ event: UIEvent, in simulation: Simulation) -> (view: UIView, window: UIWindow)? {
        simulation.recorder.decide(.pass, .none, by: .twoPasses)
        if let window = simulation.application.onlyWindow { return hit(in: window, point, event, simulation) }
        for window in simulation.application.windowsFromTop {
            if let hit = hit(in: window, point, event, simulation) { return hit }
        }
        return nil
    }

    @inline(__always)
    private func hit(
        in window: UIWindow, _ point: CGPoint, _ event: UIEvent, _ simulation: Simulation
    ) -> (view: UIView, window: UIWindow)? {
        let view = window.askHitTest(window.convertFromScreen(point), event, simulation, by: .topWindowFirst)
        return view.map { ($0, window) }
    }
}

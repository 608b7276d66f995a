import EventTrace

/// A finger comes down: the touch is bound to the view that hit-testing finds, and to the recognizers of its path.
extension TouchDispatcher {
    func begin(_ sample: FingerSample, in simulation: Simulation) {
        if isDropped(in: simulation) { return }
        if fingersDown.count > simulation.thresholds.fingers,
            simulation.applies(.fingerLimit, .interrupt, simulation.application, Name(.tooManyFingers))
        {
            return cancelBegunTouches()
        }
        guard let hit = hitTest(sample.location, in: simulation) else {
            return simulation.recorder.decide(.drop, Name(.glass), Name(.nil), by: .topWindowFirst)
        }
        if event.swallowingView === hit.view {
            return simulation.recorder.decide(.drop, simulation.subject(hit.view), by: .animatedViewsSwallow)
        }
        let touch = UITouch()
        touch.begin(with: sample, at: event.timestamp)
        touch.tapCount = tapCounter.count(at: sample.location, time: event.timestamp, simulation.thresholds)
        let taps = touch.tapCount
        if taps > 1, !simulation.applies(.tapCount, .count, hit.view, simulation.name(ofNumber: taps)) { touch.tapCount = 1 }
        touch.storedView = hit.view
        touch.storedWindow = hit.view.window ?? hit.window
        simulation.recorder.decide(.bind, simulation.subject(hit.view), by: .oneFingerOneTouch)
        precondition(touch.storedPhase == .began && touch.delivery.stage == .fresh, "TO.1: a touch is bound once, when it begins")
        touch.event = event
        event.touches.append(touch)
        announceEstimates(of: touch, sample, in: simulation)
        simulation.gestures.collect(for: touch, event, in: simulation)
        if sample.type == .indirectPointer { simulation.gestures.failWithoutButtons(touch, event, in: simulation) }
    }

    /// TO.13: keeps count of the fingers on the glass, also of those that the home screen keeps from the application.
    func count(_ samples: [FingerSample]) {
        for sample in samples { count(sample) }
    }

    func count(_ sample: FingerSample) {
        if sample.phase == .down { fingersDown.append(sample.contact) }
        if sample.ends { fingersDown.removeAll { $0 == sample.contact } }
    }

    /// TO.11, TO.18: whether nobody takes touches now.
    private func isDropped(in simulation: Simulation) -> Bool {
        if simulation.application.ignoringInteractionCount > 0 {
            return simulation.applies(.ignoredInteraction, .drop, at: .glass, Name(.ignoring))
        }
        if simulation.runningTransitions > 0, simulation.applies(.ignoredInteraction, .drop, at: .glass, Name(.transition)) { return true }
        return simulation.runningNavigations > 0 && simulation.applies(.noTouchesDuringNavigation, .drop, at: .glass, Name(.transition))
    }

    /// TO.13
    private func cancelBegunTouches() {
        for touch in event.touches { touch.storedPhase = .cancelled }
    }

    /// HT.6: two whole passes; the second one counts.
    private func hitTest(_ point: CGPoint, in simulation: Simulation) -> (view: UIView, window: UIWindow)? {
        if simulation.holds(.twoPasses) { _ = hitTestOnce(point, event, by: .twoPasses, in: simulation) }
        return hitTestOnce(point, event, by: .twoPasses, in: simulation)
    }

    /// One pass, for this reason.
    func hitTestOnce(
        _ point: CGPoint, _ event: UIEvent, by rule: Rule, in simulation: Simulation
    ) -> (view: UIView, window: UIWindow)? {
        simulation.recorder.decide(.pass, .none, by: rule)
        event.swallowingView = nil
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

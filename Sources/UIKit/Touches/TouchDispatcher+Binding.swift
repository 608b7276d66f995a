import EventTrace

/// Touch down: a touch is bound to the view that hit-testing finds, and to the recognizers of its path.
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
        let window = hit.view.window ?? hit.window
        touch.storedWindow = window
        // OPTIMIZATION: nearly always the window is key.
        if simulation.application.key !== window { window.becomeKeyByTouch(in: simulation) }
        simulation.recorder.decide(.bind, simulation.subject(hit.view), by: .oneFingerOneTouch)
        precondition(touch.storedPhase == .began && touch.delivery.stage == .fresh, "TO.1: a touch is bound once, when it begins")
        touch.event = event
        event.touches.append(touch)
        announceEstimates(of: touch, sample, in: simulation)
        simulation.gestures.collect(for: touch, event, in: simulation)
        if sample.type == .indirectPointer { simulation.gestures.failWithoutButtons(touch, event, in: simulation) }
    }

    /// TO.13: counts the fingers on the screen, including those that the home screen keeps from the application.
    func count(_ samples: [FingerSample]) {
        for sample in samples { count(sample) }
    }

    func count(_ sample: FingerSample) {
        if sample.phase == .down { fingersDown.append(sample.contact) }
        if sample.ends { fingersDown.removeAll { $0 == sample.contact } }
    }

    /// TO.11, TO.18, TO.30: whether new touches are dropped now.
    private func isDropped(in simulation: Simulation) -> Bool {
        if simulation.application.ignoringInteractionCount > 0 {
            return simulation.applies(.ignoredInteraction, .drop, at: .glass, Name(.ignoring))
        }
        // OPTIMIZATION: mostly no controller moves.
        let blocks = simulation.transitionBlocks
        if blocks.isEmpty { return false }
        if blocks.presentations > 0, simulation.applies(.ignoredInteraction, .drop, at: .glass, Name(.transition)) { return true }
        if blocks.fingers > 0, simulation.applies(.noTouchesBesideAPop, .drop, at: .glass, Name(.transition)) {
            return true
        }
        return blocks.navigations > 0 && simulation.applies(.noTouchesDuringNavigation, .drop, at: .glass, Name(.transition))
    }

    /// TO.13
    private func cancelBegunTouches() {
        for touch in event.touches { touch.storedPhase = .cancelled }
    }

    /// Without TO.1, with each move the touch goes over to the view under its finger.
    func bindAnew(_ touch: UITouch, in simulation: Simulation) {
        guard let hit = hitTestOnce(touch.location, event, by: .oneFingerOneTouch, in: simulation) else { return }
        if touch.storedView?.onlyTouch === touch { touch.storedView?.onlyTouch = nil }
        touch.storedView = hit.view
    }

    /// HT.6: the result of the second of two whole passes.
    private func hitTest(_ point: CGPoint, in simulation: Simulation) -> (view: UIView, window: UIWindow)? {
        if simulation.holds(.twoPasses) { _ = hitTestOnce(point, event, by: .twoPasses, in: simulation) }
        return hitTestOnce(point, event, by: .twoPasses, in: simulation)
    }

    /// The result of one pass, for this reason.
    func hitTestOnce(
        _ point: CGPoint, _ event: UIEvent, by rule: Rule, in simulation: Simulation
    ) -> (view: UIView, window: UIWindow)? {
        simulation.recorder.decide(.pass, .none, by: rule)
        event.swallowingView = nil
        if let window = simulation.application.onlyWindow { return hit(inside: window, point, event, in: simulation) }
        for window in simulation.application.windowsFromTop(in: simulation) {
            if let hit = hit(inside: window, point, event, in: simulation) { return hit }
        }
        return nil
    }

    @inline(__always)
    private func hit(
        inside window: UIWindow, _ point: CGPoint, _ event: UIEvent, in simulation: Simulation
    ) -> (view: UIView, window: UIWindow)? {
        let view = window.askHitTest(window.convertFromScreen(point), event, in: simulation, by: .topWindowFirst)
        return view.map { ($0, window) }
    }
}

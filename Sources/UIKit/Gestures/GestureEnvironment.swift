import EventTrace

/// The recognizers of a run that have touches, and the one place that serves them: it collects, delivers and arbitrates.
final class GestureEnvironment: Part {
    /// The recognizers in the order that `order` picks.
    ///
    /// By default this is the order of their first touch; for one touch, the hit view's recognizers in the order added, then each
    /// ancestor's.
    var attempting: ContiguousArray<UIGestureRecognizer> = []
    /// The recognizers whose state was set since the last update.
    var changed: ContiguousArray<UIGestureRecognizer> = []
    /// The recognizers accepted in this update, whose views' touches are still to be cancelled.
    var accepted: ContiguousArray<UIGestureRecognizer> = []
    /// The recognizers that have recognized and wait for the decision of arbitration.
    var candidates: ContiguousArray<UIGestureRecognizer> = []
    /// The recognizers that are about to be reset.
    private var finished: ContiguousArray<UIGestureRecognizer> = []
    /// The work that waits for the views' `touchesCancelled`.
    private var followUps: ContiguousArray<() -> Void> = []
    /// The answers about pairs in this arbitration.
    var answers = ExclusionAnswers()
    var order = OpenOrder()
    private var isUpdating = false
    /// Whether a recognizer got its first touch since the last update.
    private var hasNewcomers = false

    /// Records a change of state.
    ///
    /// A state that client code sets without a touch is arbitrated like any other, and so is one that the engine sets for a recognizer that
    /// never has touches.
    func stateChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        if recognizer.attempt == .idle, mayJoinWithoutTouches(recognizer, in: simulation) { join(recognizer, in: simulation) }
        guard !recognizer.hasNews else { return }
        recognizer.hasNews = true
        changed.append(recognizer)
    }

    /// GE.28: whether it may join without touches, which is normal for recognizers that never take any, such as hover.
    private func mayJoinWithoutTouches(_ recognizer: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        !recognizer.takesTouches || simulation.applies(.stateWithoutTouches, .join, recognizer)
    }

    /// GE.1, GE.3: adds a recognizer to those that have touches.
    private func joinWithTouches(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        if !attempting.isEmpty { simulation.recorder.decide(.join, simulation.subject(recognizer), by: .openOrder) }
        join(recognizer, in: simulation)
        recognizer.isNewcomer = true
        hasNewcomers = true
    }

    func join(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        recognizer.advance(.join)
        if recognizer.arrival < 0 { recognizer.arrival = order.arrive() }
        if recognizer.showsItsPlace(in: simulation) { order.showsAll() }
        guard !order.isDefault else { return attempting.append(recognizer) }
        let rank = order.rank(ofArrival: recognizer.arrival)
        let place = attempting.firstIndex { order.rank(ofArrival: $0.arrival) > rank } ?? attempting.count
        attempting.insert(recognizer, at: place)
    }

    /// Releases everything at the end of the run: touches and recognizers retain each other.
    override func dissolve() {
        for recognizer in attempting + changed { recognizer.dissolve() }
        attempting = []
        changed = []
        accepted = []
    }

    // MARK: Collecting

    /// GE.1: gives a new touch to the recognizers of its view and of all views above.
    func collect(for touch: UITouch, _ event: UIEvent, in simulation: Simulation) {
        var depth = touch.storedView?.depth ?? 0
        var ancestor = touch.storedView.map { Unmanaged.passUnretained($0) }
        while let current = ancestor {
            if current._withUnsafeGuaranteedRef({ $0.recognizers.isEmpty }) {
                ancestor = current.parent
            } else {
                // Retained: a delegate can remove the view while it is asked.
                let view = current.takeUnretainedValue()
                if view !== touch.storedView, !simulation.holds(.recognizersOfThePath) { break }
                collect(recognizersOf: view, at: depth, for: touch, event, in: simulation)
                ancestor = view.parentReference
            }
            depth -= 1
        }
        touch.isCollected = true
    }

    private func collect(recognizersOf view: UIView, at depth: Int, for touch: UITouch, _ event: UIEvent, in simulation: Simulation) {
        let recognizers = view.recognizers
        recognizers.forEachKeptAlive { recognizer in
            if recognizer.isKept { recognizer.keepOut(of: touch) }
            guard recognizer.receives(touch, event, in: simulation) else { return }
            // A delegate can remove a recognizer while it is asked about it.
            if !recognizer.isAttached(to: view), simulation.applies(.oneViewPerRecognizer, .decline, recognizer) { return }
            recognizer.take(touch, viewDepth: depth, in: simulation)
            simulation.recorder.decide(.collect, simulation.subject(recognizer), simulation.subject(view), by: .recognizersOfThePath)
            if recognizer.attempt == .idle { joinWithTouches(recognizer, in: simulation) }
        }
    }

    // MARK: Delivering

    /// GE.2: calls all touch methods of all recognizers of the window, before anything else.
    func deliver(_ event: TouchesEvent, of window: UIWindow, in simulation: Simulation) {
        // Recognizers that join during this delivery get the next event.
        let recognizers = attempting
        // OPTIMIZATION: nearly always there is one touch, and so one set for all.
        if event.touches.count == 1 { return deliver(event.touches[0], event, to: recognizers, window, in: simulation) }
        let phases = event.changedPhases
        recognizers.forEachKeptAlive { recognizer in
            for phase in phases where !recognizer.currentState.isFinal {
                guard let touches = event.sets.touches(of: recognizer, in: phase, window) else { continue }
                deliver(touches, phase, event, to: recognizer, in: simulation)
            }
        }
    }

    private func deliver(
        _ touch: UITouch, _ event: TouchesEvent, to recognizers: ContiguousArray<UIGestureRecognizer>, _ window: UIWindow,
        in simulation: Simulation
    ) {
        let phase = touch.storedPhase
        guard phase != .stationary, touch.storedWindow === window, !recognizers.isEmpty else { return }
        let touches = event.sets.single(touch)
        recognizers.forEachKeptAlive { recognizer in
            guard !recognizer.currentState.isFinal, recognizer.touchLinks.has(touch) else { return }
            deliver(touches, phase, event, to: recognizer, in: simulation)
        }
    }

    private func deliver(
        _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to recognizer: UIGestureRecognizer, in simulation: Simulation
    ) {
        let (settledStates, trackedPhases) = (recognizer.settledStates, recognizer.trackedPhases)
        switch phase {
        case .began:
            simulation.call(.touchesBegan, on: recognizer, by: .recognizersFirst) { recognizer.touchesBegan(touches, with: event) }
        case .moved:
            simulation.call(.touchesMoved, on: recognizer, by: .recognizersFirst) { recognizer.touchesMoved(touches, with: event) }
            // GE.30: each move is a change, even if the subclass does not set the state again.
            if recognizer.currentState.isActive, recognizer.settledStates == settledStates,
                simulation.holds(.actionsOfStates)
            {
                recognizer.settle(.changed, in: simulation, by: .actionsOfStates)
            }
        case .ended:
            simulation.call(.touchesEnded, on: recognizer, by: .recognizersFirst) { recognizer.touchesEnded(touches, with: event) }
        default:
            precondition(phase == .cancelled, "GE.2: recognizers receive began, moved, ended and cancelled")
            simulation.call(.touchesCancelled, on: recognizer, by: .recognizersFirst) { recognizer.touchesCancelled(touches, with: event) }
        }
        if recognizer.trackedPhases == trackedPhases { noteKeptTouches(from: recognizer, phase, in: simulation) }
    }

    /// GE.13: notes that a client's touch method has kept the touches from the engine's class.
    private func noteKeptTouches(from recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, in simulation: Simulation) {
        guard recognizer.ownRule != .stateMachine else { return }
        simulation.recorder.decide(.drop, simulation.subject(recognizer), Name(phase.word), by: .overrideWithoutSuper)
    }

    // MARK: Updating

    /// Whether something has changed outside of events.
    func isChanged(in simulation: Simulation) -> Bool { !changed.isEmpty || simulation.touches.hasReleasable }

    /// PL.4: handles changes by timers and by client code outside of events.
    func updateOutsideEvents(in simulation: Simulation) {
        if isChanged(in: simulation) { update(in: simulation) }
    }

    /// Whether the loop must turn for a change. An update under way, while client code runs the loop, needs none.
    var needsUpdate: Bool { !changed.isEmpty && !isUpdating }

    /// GE.2: arbitrates, sends actions, cancels views' touches, then releases held touches.
    func update(in simulation: Simulation) {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if hasNewcomers { askAboutNewcomers(in: simulation) }
        for _ in 1...Limits.roundsOfAnUpdate {
            if changed.isEmpty { break }
            arbitrate(in: simulation)
            sendActions(in: simulation)
            if changed.isEmpty { cancelViewsOfAccepted(in: simulation) }
        }
        cancelViewsOfAccepted(in: simulation)
        followUp()
        resetFinished(in: simulation)
        simulation.touches.releaseHeld(in: simulation)
    }

    /// Runs the work in this update once views have received `touchesCancelled`.
    func afterCancelling(_ act: @escaping () -> Void) { followUps.append(act) }

    private func followUp() {
        guard !followUps.isEmpty else { return }
        let acts = followUps
        followUps = []
        for act in acts { act() }
    }

    /// GE.40: asks for requirements about each pair with a new recognizer.
    private func askAboutNewcomers(in simulation: Simulation) {
        hasNewcomers = false
        let recognizers = attempting
        let isAnybodyAsked = recognizers.count > 1 && recognizers.containsOne { $0.hasVoice(in: simulation) }
        recognizers.forEachKeptAlive { one in
            guard one.isNewcomer else { return }
            one.isNewcomer = false
            guard isAnybodyAsked, simulation.holds(.requirementsAtTouchDown) else { return }
            recognizers.forEachKeptAlive { other in
                one.askForRequirement(other, by: .requirementsAtTouchDown, in: simulation)
                other.askForRequirement(one, by: .requirementsAtTouchDown, in: simulation)
            }
        }
    }

    private func sendActions(in simulation: Simulation) {
        // A recognizer whose state an action has changed again is served in the next round.
        let recognizers = attempting
        recognizers.forEachKeptAlive { recognizer in
            guard case .accepted(let action) = recognizer.attempt, action != .none, !recognizer.hasNews else { return }
            recognizer.sendDueAction(in: simulation)
        }
    }

    private func cancelViewsOfAccepted(in simulation: Simulation) {
        guard !accepted.isEmpty else { return }
        simulation.touches.cancelViews(for: accepted, in: simulation)
        accepted.empty()
    }

    /// GE.38: resets recognizers whose last finger has left without an event for them, for example because their view was removed.
    func resetKept(in simulation: Simulation) {
        if !isUpdating, attempting.containsOne(where: { $0.isKept }) { resetFinished(in: simulation) }
    }

    private func resetFinished(in simulation: Simulation) {
        if takeFinished(in: simulation) { simulation.touches.forgetFinishedRecognizers(in: simulation) }
        guard !finished.isEmpty else { return }
        finished.forEachKeptAlive { recognizer in
            recognizer.leaveStateBeforeReset(in: simulation)
            simulation.call(.reset, on: recognizer, by: .resetAfterEnd) { recognizer.reset() }
            precondition(recognizer.attempt == .finished, "GE.4: nothing goes on in an attempt while it is reset")
            recognizer.beginAnew()
        }
        finished.empty()
    }

    /// Removes finished recognizers; true if touches have lost one.
    private func takeFinished(in simulation: Simulation) -> Bool {
        var isAnyOver = false
        let isAnyConnected = isAnyConnected
        attempting.forEachKeptAlive { recognizer in
            if recognizer.isOver {
                let wasKept = recognizer.isKept
                recognizer.isKept = mustWaitForReset(recognizer, isAnyConnected: isAnyConnected, in: simulation)
                if !recognizer.isKept, recognizer.attempt != .finished { recognizer.advance(.end) }
                if !wasKept || !recognizer.isKept { isAnyOver = true }
            }
            if recognizer.attempt == .finished, recognizer.currentState == .failed, !simulation.holds(.failureFreesTheTouch) {
                for touch in recognizer.touchesOfAttempt { simulation.touches.finish(touch) }
            }
        }
        let count = attempting.reduce(0) { $1.isReadyForReset ? $0 + 1 : $0 }
        if count == 0 { return isAnyOver }
        // OPTIMIZATION: mostly all of them are finished.
        if count == attempting.count {
            swap(&finished, &attempting)
            return isAnyOver
        }
        finished.append(contentsOf: attempting.lazy.filter { $0.isReadyForReset })
        attempting.removeAll { $0.isReadyForReset }
        return isAnyOver
    }
}

extension Simulation {
    @inline(__always)
    var gestures: GestureEnvironment { unsafeDowncast(parts.gestures, to: GestureEnvironment.self) }

    /// GE.3: the choice of the order that UIKit leaves open.
    package var openOrder: OpenOrder {
        get { gestures.order }
        set { gestures.order = newValue }
    }
}

import EventTrace

/// Turns what the glass reports into touches, finds who gets them, and sends the event.
final class TouchDispatcher: Part {
    let event = TouchesEvent()
    /// Touches whose finger has gone but whose view is still owed an end.
    var lingering: ContiguousArray<UITouch> = []
    /// Touches that are over and that client code has kept. A view that keeps its touch, and is kept by it, goes when the run is over.
    private var keptByClients: ContiguousArray<UITouch> = []
    /// Fingers that are down, whether the application gets them or not.
    var fingersDown: ContiguousArray<Contact> = []
    var tapCounter = TapCounter()
    /// Samples of pencils for which better values are still to come, the earliest first.
    var estimates: [PencilEstimate] = []
    var estimateCount = 0
    /// Whether an event is on its way: views get what has changed with it.
    private(set) var isSending = false
    /// Modifier keys that are down.
    private(set) var heldModifiers: UIKeyModifierFlags = []
    /// Whether a button of a pointer or a modifier key has been down in this run: only then recognizers are told of them.
    var notesInputFlags = false

    /// These modifier keys are down from now on.
    func hold(_ modifiers: UIKeyModifierFlags) {
        heldModifiers = modifiers
        notesInputFlags = true
    }

    /// One turn for one hardware event.
    func handle(_ samples: [FingerSample], at time: Double, in simulation: Simulation) {
        let outer = setOuterEventAside()
        defer { bringBack(outer) }
        beginFrame(at: time)
        for sample in samples {
            if sample.ends, let touch = touch(of: sample), touch.storedPhase == .began {
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
        let outer = setOuterEventAside()
        defer { bringBack(outer) }
        beginFrame(at: simulation.now)
        for touch in event.touches { touch.storedPhase = .cancelled }
        send(in: simulation)
    }

    private func beginFrame(at time: Double) {
        event.timestamp = time
        for touch in event.touches { touch.beginFrame() }
    }

    private func send(in simulation: Simulation) {
        if event.touches.contains(where: { $0.storedPhase != .stationary }) {
            // Client code can run the loop in the midst of it.
            let isNested = isSending
            isSending = true
            if notesInputFlags { simulation.gestures.noteInputFlags(of: event, in: simulation) }
            simulation.application.passThrough(event, in: simulation)
            isSending = isNested
        }
        removeGone(in: simulation)
        simulation.gestures.resetKept(in: simulation)
    }

    private func apply(_ sample: FingerSample, in simulation: Simulation) {
        count(sample)
        switch sample.phase {
        case .down: begin(sample, in: simulation)
        case .move: move(sample, in: simulation)
        case .up: end(sample, as: .ended, in: simulation)
        case .cancel: end(sample, as: .cancelled, in: simulation)
        }
    }

    // MARK: Move, up, cancel

    private func move(_ sample: FingerSample, in simulation: Simulation) {
        // TO.14: a pointer that stays where it is has changed its buttons.
        guard let touch = touch(of: sample), touch.differs(from: sample) || sample.type == .indirectPointer else { return }
        if isIgnored(touch, in: simulation) { return }
        touch.take(sample, at: event.timestamp)
        if touch.storedPhase == .stationary { touch.storedPhase = .moved }
        if !simulation.holds(.oneFingerOneTouch) { bindAnew(touch, in: simulation) }
        announceEstimates(of: touch, sample, in: simulation)
    }

    private func end(_ sample: FingerSample, as phase: UITouch.Phase, in simulation: Simulation) {
        guard let touch = touch(of: sample) else { return }
        if isIgnored(touch, in: simulation) { return }
        touch.take(sample, at: event.timestamp)
        touch.storedPhase = phase
        if phase == .ended { tapCounter.lifted(touch, at: event.timestamp, simulation.thresholds) }
        announceEstimates(of: touch, sample, in: simulation)
    }

    /// TO.15: a touch that was down when the application began to ignore interaction is cancelled.
    private func isIgnored(_ touch: UITouch, in simulation: Simulation) -> Bool {
        guard simulation.application.ignoringInteractionCount > 0,
            simulation.applies(.ignoredTouchesAreCancelled, .interrupt, simulation.application, Name(.ignoring))
        else { return false }
        touch.storedPhase = .cancelled
        return true
    }

    func touch(of sample: FingerSample) -> UITouch? {
        event.touches.first { $0.contact == sample.contact && $0.storedPhase != .ended && $0.storedPhase != .cancelled }
    }

    // MARK: After the event

    /// Lets go of touches whose finger has gone; those that a view is still owed linger.
    private func removeGone(in simulation: Simulation) {
        var index = 0
        while index < event.touches.count {
            if event.touches[index].storedPhase.isOver {
                let touch = event.touches.remove(at: index)
                letGo(of: touch, in: simulation)
                keptByClients.append(touch)
            } else {
                index += 1
            }
        }
        forgetWhatNobodyKeeps()
    }

    private func forgetWhatNobodyKeeps() {
        var index = 0
        while index < keptByClients.count {
            if isKnownUniquelyReferenced(&keptByClients[index]) { keptByClients.remove(at: index) } else { index += 1 }
        }
    }

    private func letGo(of touch: UITouch, in simulation: Simulation) {
        touch.leaveRecognizers()
        if touch.delivery.stage == .held || touch.delivery.stage == .endHeld {
            precondition(!lingering.containsOne { $0 === touch }, "GE.7: a touch lingers once")
            return lingering.append(touch)
        }
        finish(touch)
        touch.storedView?.touchIsGone(touch)
        guard touch.storedPhase == .cancelled, let view = touch.storedView else { return }
        if simulation.applies(.cancelledTouchHasNoView, .unbind, view) { touch.storedView = nil }
    }

    /// The touch is over for its view.
    func finish(_ touch: UITouch) {
        touch.delivery.advance(to: .over)
        if touch.storedView?.onlyTouch === touch { touch.storedView?.onlyTouch = nil }
    }

    /// Lets go of everything when the run is over: touches, views and recognizers hold one another.
    override func dissolve() {
        event.sender = nil
        for touch in lingering + event.touches {
            finish(touch)
            touch.dissolve()
        }
        for touch in keptByClients { touch.dissolve() }
        lingering = []
        keptByClients = []
        event.touches = []
        event.sets.forget()
        estimates = []
    }

    func forgetFinishedRecognizers(in simulation: Simulation) {
        event.touches.forEachKeptAlive { touch in
            recordFreedom(of: touch, in: simulation)
            touch.forgetFinishedRecognizers()
        }
        lingering.forEachKeptAlive { $0.forgetFinishedRecognizers() }
    }

    /// GE.16: the touch goes on for its view without the recognizers that have failed.
    private func recordFreedom(of touch: UITouch, in simulation: Simulation) {
        guard let view = touch.storedView, touch.delivery.stage != .over, !touch.storedPhase.isOver else { return }
        touch.recognizers.forEachKeptAlive { recognizer in
            guard recognizer.attempt == .finished, recognizer.currentState == .failed else { return }
            simulation.recorder.decide(.ignore, simulation.subject(recognizer), simulation.subject(view), by: .failureFreesTheTouch)
        }
    }
}

extension Simulation {
    @inline(__always)
    var touches: TouchDispatcher { unsafeDowncast(parts.touches, to: TouchDispatcher.self) }
}

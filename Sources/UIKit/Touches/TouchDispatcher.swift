import EventTrace

/// Turns reports of the screen into touches, finds their receivers, and sends the event.
final class TouchDispatcher: Part {
    let event = TouchesEvent()
    /// Touches whose finger has lifted but whose view has not received the end.
    var lingering: ContiguousArray<UITouch> = []
    /// Ended touches that client code retains. A cycle between a view and its touch is broken at the end of the run.
    private var keptByClients: ContiguousArray<UITouch> = []
    /// The fingers on the screen, including those that the application does not get.
    var fingersDown: ContiguousArray<Contact> = []
    var tapCounter = TapCounter()
    /// Samples of pencils that will be updated, earliest first.
    var estimates: [PencilEstimate] = []
    var estimateCount = 0
    /// Whether an event is under way, with which views get their changes.
    private(set) var isSending = false
    /// The pressed modifier keys.
    private(set) var heldModifiers: UIKeyModifierFlags = []
    /// Whether a pointer button or modifier key has been down in this run: only then do recognizers store such flags.
    var notesInputFlags = false

    /// Sets the pressed modifier keys.
    func hold(_ modifiers: UIKeyModifierFlags) {
        heldModifiers = modifiers
        notesInputFlags = true
    }

    /// Runs one turn for one hardware event.
    func handle(_ samples: [FingerSample], at time: Double, in simulation: Simulation) {
        let outer = setOuterEventAside()
        defer { bringBack(outer) }
        beginFrame(at: time)
        for sample in samples {
            if sample.ends, let touch = touch(of: sample), touch.storedPhase == .began {
                // One event cannot show a touch as both begun and ended.
                send(in: simulation)
                beginFrame(at: time)
            }
            apply(sample, in: simulation)
        }
        send(in: simulation)
    }

    /// TO.9, TO.13: cancels all touches by the system.
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
            // Client code can run the loop during an event.
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
        // TO.14: a pointer that stays in place has changed its buttons.
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

    /// TO.15: whether a touch is cancelled because it was down when the application began to ignore interaction.
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

    /// Removes touches whose finger has lifted; those that a view still waits for are kept aside.
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
        touch.storedView?.touchIsGone(touch, in: simulation)
        guard touch.storedPhase == .cancelled, let view = touch.storedView else { return }
        if simulation.applies(.cancelledTouchHasNoView, .unbind, view) { touch.storedView = nil }
    }

    /// Finishes the touch for its view.
    func finish(_ touch: UITouch) {
        touch.delivery.advance(to: .over)
        if touch.storedView?.onlyTouch === touch { touch.storedView?.onlyTouch = nil }
    }

    /// Releases everything at the end of the run: touches, views and recognizers retain each other.
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

    /// GE.16: records that the touch continues for its view without the failed recognizers.
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

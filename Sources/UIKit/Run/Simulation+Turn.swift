import EventTrace

/// One pass of the run loop.
extension Simulation {
    /// PL.8: serves the timers that woke the loop, the events that came in, the main queue, and the work for an idle loop.
    ///
    /// Client code can run the loop while it receives touches: events of a turn are never late.
    func turn() {
        precondition(Simulation.current === self, "PL.8: a turn runs in its own world")
        // A busy main thread delays only its own run loop.
        if now < busyUntil { fetchDueEvents() } else { touches.event.whileDelivering(nil) { passThroughLoop() } }
    }

    private func passThroughLoop() {
        adoptMode()
        if recordsIdleObservers { observe(.poolPush) }
        if !holds(.virtualClock) { drainMainQueue() }
        let isLate = timers.nextDue.map { $0 < now } ?? false
        if !isLate { fireTimers() }
        fetchDueEvents()
        performSource0()
        let hasEvents = !input.events.isEmpty
        while !isOver, let event = takeNextEvent() {
            recorder.decide(.dequeue, Name(.queue), by: .queueIsFirstInFirstOut)
            handle(event)
        }
        if hasEvents { endUpdate(isLate: isLate) }
        let hasServedQueue = holds(.virtualClock) && drainMainQueue()
        if isLate { fireLateTimers(afterWaiting: hasServedQueue) }
        beforeWaiting()
    }

    /// PL.24: the commit ends the update that has delivered the events. It makes a difference if something else waits for its turn.
    private func endUpdate(isLate: Bool) {
        mainQueue.admit(dueBy: now)
        guard !isOver, transactions.hasWork, isLate || !mainQueue.isEmpty, holds(.commitEndsUpdate) else { return }
        update(by: .commitEndsUpdate)
    }

    private func takeNextEvent() -> HardwareEvent? {
        input.events.count > 1 && !holds(.queueIsFirstInFirstOut) ? input.events.takeLast() : input.events.takeFirst()
    }

    private func fireTimers() {
        while let timer = timers.takeNext(dueBy: now) { timer() }
    }

    /// Fires timers that came due while the loop was awake.
    ///
    /// The loop looks at them after its sources. After serving the main queue, it first gets ready to wait and then finds them.
    private func fireLateTimers(afterWaiting: Bool) {
        if afterWaiting { beforeWaiting() }
        fireTimers()
        drainMainQueue()
    }

    private func handle(_ event: HardwareEvent) {
        switch event.input {
        case .fingers(let samples): touches.handle(samples, at: event.time, in: self)
        case .pointer(let sample): pointer.handle(sample, at: event.time, in: self)
        case .modifiers(let modifiers):
            touches.hold(modifiers)
            presses.hold(modifiers, at: event.time, in: self)
        case .press(let sample): presses.handle(sample, at: event.time, in: self)
        case .motion(let sample): send(sample, at: event.time)
        case .remoteControl(let command): send(command, at: event.time)
        case .interruption(let interruption): interrupt(interruption)
        case .estimate(let finger, let force): touches.update(force, ofFinger: finger, in: self)
        }
    }

    // MARK: Before waiting

    /// PL.7: runs the observers of an idle run loop by order; the record has those with something to do.
    func beforeWaiting() {
        // An exception has stopped the app.
        if isOver { return }
        update(by: .observersInOrder)
        if recordsIdleObservers { observe(.poolPop) }
    }

    /// Updates recognizers, and commits.
    private func update(by rule: Rule) {
        if transactions.hasWork, gestures.isChanged(in: self), !holds(.observersInOrder) { commit(by: rule) }
        if gestures.isChanged(in: self) || recordsIdleObservers {
            observe(.gestureUpdate, by: rule)
            gestures.updateOutsideEvents(in: self)
        }
        if transactions.hasWork || recordsIdleObservers { commit(by: rule) }
    }

    /// Lays out and displays, then runs the blocks that wait for the commit, each once; blocks added meanwhile wait for the next pass.
    private func commit(by rule: Rule) {
        observe(.beforeCommit, by: rule)
        observe(.commit, by: rule)
        layOutWindows()
        displayWindows()
        observe(.afterCommit, by: rule)
        transactions.finish(in: self)
    }

    private func observe(_ observer: Word, by rule: Rule = .observersInOrder) {
        recorder.decide(.observe, Name(.mainRunLoop), Name(observer), by: rule)
    }
}

import EventTrace

/// PL.1: the way of an event from the screen to the application's queue.
extension Simulation {
    /// Performs the work of other processes and of the event-fetch thread: each event arrives at its own time, even while the main thread
    /// is busy. Source 1 signals source 0 of the main run loop.
    func fetchDueEvents() {
        while let event = input.hardware.takeNext(dueBy: now) {
            if reachesApplication(event) { input.fetched.append(event) }
        }
    }

    private func reachesApplication(_ event: HardwareEvent) -> Bool {
        if case .interruption = event.input { return true }
        recorder.decide(.hardware, Name(.glass), by: .wayIn)
        if !isApplicationInForeground, applies(.homeScreenKeeps, .homeScreen, at: .homeScreen, Name(.keep)) {
            if case .fingers(let samples) = event.input { touches.count(samples) }
            return false
        }
        recorder.decide(.homeScreen, Name(.homeScreen), subject(application), by: .wayIn)
        recorder.decide(.machPort, Name(.machPort), subject(application), by: .wayIn)
        recorder.decide(.source1, Name(.eventFetchThread), by: .wayIn)
        return true
    }

    /// PL.17: performs once, however often the source was signalled, and queues all fetched events.
    func performSource0() {
        guard !input.fetched.isEmpty else { return }
        let isOneByOne = input.fetched.count > 1 && !holds(.oneWakeUp)
        recorder.decide(.source0, Name(.mainRunLoop), by: input.fetched.count > 1 && !isOneByOne ? .oneWakeUp : .wayIn)
        while let event = input.fetched.takeFirst() {
            recorder.decide(.enqueue, Name(.queue), subject(application), by: .queueIsFirstInFirstOut)
            input.events.append(event)
            if isOneByOne { return }
        }
    }
}

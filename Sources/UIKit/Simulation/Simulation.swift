import EventTrace

/// One world: clock, event queue, application and record. It holds all that changes, so any number can run side by side.
package final class Simulation {
    package let recorder = Recorder()
    @exclusivity(unchecked) package var thresholds = Thresholds()
    /// The app that hardware events go to; nil while the home screen is in front.
    @exclusivity(unchecked) package var isApplicationInForeground = true
    /// Seconds since the run began.
    @exclusivity(unchecked) package private(set) var now = 0.0

    @exclusivity(unchecked) package private(set) var application: UIApplication!
    let gestures = GestureEnvironment()
    let touches = TouchDispatcher()
    @exclusivity(unchecked) var timers = TimerQueue()
    @exclusivity(unchecked) var subjects = Subjects()
    /// Set by a delegate's default implementation: client code did not answer.
    @exclusivity(unchecked) var delegateIsSilent = false
    /// How many actions have been given an identifier of their own.
    @exclusivity(unchecked) var actionCount = 0

    /// The control event whose action is on its way to the target.
    @exclusivity(unchecked) var pendingControlEvent = Word.touchUpInside

    @exclusivity(unchecked) private var hardware = HardwareQueue()
    @exclusivity(unchecked) private var events = EventQueue()
    @exclusivity(unchecked) private var afterCommit: [() -> Void] = []

    package init() {
        perform { application = UIApplication() }
    }

    deinit {
        gestures.dissolve()
        touches.dissolve()
    }

    /// Runs client code in this world: sets up views, for one.
    package func perform<Result>(_ body: () -> Result) -> Result {
        let outer = Simulation.current
        Simulation.setCurrent(self)
        defer { Simulation.setCurrent(outer) }
        return body()
    }

    package func schedule(_ samples: [FingerSample], at time: Double) {
        hardware.insert(HardwareEvent(time: time, samples: samples))
    }

    /// Runs `action` from the run loop at `time`.
    package func schedule(at time: Double, _ action: @escaping () -> Void) {
        timers.schedule(at: time, action)
    }

    /// Runs `action` after the commit of this turn.
    func deferUntilCommit(_ action: @escaping () -> Void) {
        afterCommit.append(action)
    }

    /// Lets time pass until nothing is due any more, or until `end`, in seconds.
    package func run(until end: Double = .infinity) {
        perform {
            while let next = [hardware.nextDue, timers.nextDue].compactMap({ $0 }).min(), next <= end {
                advanceClock(to: next)
                turn()
            }
            if end < .infinity { advanceClock(to: end) }
        }
    }

    private func advanceClock(to time: Double) {
        now = max(now, time)
        recorder.time = now
    }

    /// One pass of the run loop: timers, the event queue, what waits for the loop to become idle.
    private func turn() {
        while let timer = timers.takeNext(dueBy: now) { timer() }
        while let event = hardware.takeNext(dueBy: now) { bringIn(event) }
        while let event = events.dequeue() {
            recorder.decide(.dequeue, subjects.queue, by: .queueIsFirstInFirstOut)
            touches.handle(event, in: self)
        }
        beforeWaiting()
    }

    /// From the glass to the app's queue.
    private func bringIn(_ event: HardwareEvent) {
        recorder.decide(.hardware, .none, by: .wayIn)
        guard isApplicationInForeground else {
            recorder.decide(.homeScreen, .none, Name(.keep), by: .wayIn)
            return
        }
        recorder.decide(.machPort, .none, by: .wayIn)
        events.enqueue(event)
        recorder.decide(.enqueue, subjects.queue, by: .queueIsFirstInFirstOut)
    }

    /// The observers of an idle run loop, in their order: recognizers changed by timers, the commit, what waited for it.
    private func beforeWaiting() {
        gestures.updateOutsideEvents(in: self)
        while !afterCommit.isEmpty {
            let actions = afterCommit
            afterCommit = []
            for action in actions { action() }
        }
    }
}

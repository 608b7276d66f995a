import EventTrace

/// One world: clock, event queue, application and record. It holds all that changes, so any number can run side by side.
package final class Simulation {
    package let recorder = Recorder()
    /// The rule that this run does without; nil in an ordinary run.
    package let ablation: Ablation?
    package var thresholds = Thresholds()
    /// The app that hardware events go to; nil while the home screen is in front.
    package var isApplicationInForeground = true
    /// Seconds since the run began.
    package private(set) var now = 0.0

    package private(set) var application: UIApplication!
    let gestures = GestureEnvironment()
    let touches = TouchDispatcher()
    let hover = HoverDispatcher()
    let pointer = PointerDispatcher()
    /// Modifier keys that are down.
    private(set) var heldModifiers: UIKeyModifierFlags = []
    /// Whether a button of a pointer or a modifier key has been down in this run: only then recognizers are told of them.
    var notesInputFlags = false
    var shared = SharedObjects()
    var timers = TimerQueue()
    var subjects = Subjects()
    /// The last call of a delegate.
    var delegateCall: DelegateCall?
    /// How many actions have been given an identifier of their own.
    var actionCount = 0

    var hardware = HardwareQueue()
    /// Events that have reached the app and not yet its queue.
    var fetched = Queue<HardwareEvent>()
    /// The application's queue: first in, first out.
    var events = Queue<HardwareEvent>()
    var mainQueue = MainQueue()
    var transactions = Transactions()
    /// What client code does that cannot go on, in the order in which it was noticed; one line each.
    package internal(set) var mistakes: [String] = []
    var animations = Animations()
    let presses = PressDispatcher()
    /// Records every observer of every pass of the run loop, not only those that have something to do.
    package var recordsIdleObservers = false
    /// The main thread is busy until then, in seconds: what comes in meanwhile waits for its turn.
    package var busyUntil = 0.0
    /// The view with the focus, to which presses go; nil leaves them to the first responder.
    package var focusedView: UIView?
    /// Messages that client code has asked to be performed later.
    var delayedPerforms: [DelayedPerform] = []
    var performCount = 0
    /// How many animated transitions between controllers run.
    var runningTransitions = 0

    /// GE.3: how the order is picked that UIKit leaves open.
    package var openOrder: OpenOrder {
        get { gestures.order }
        set { gestures.order = newValue }
    }

    package init(ablation: Ablation? = nil) {
        self.ablation = ablation
        touches.event.sender = Unmanaged.passUnretained(self)
        perform { application = UIApplication() }
    }

    deinit {
        touches.event.sender = nil
        gestures.dissolve()
        touches.dissolve()
    }

    /// An application of a client's class takes the place of the plain one, with its scenes and windows.
    package func use(_ new: UIApplication) {
        new.takePlace(of: application)
        application = new
    }

    /// Runs client code in this world: sets up views, for one.
    package func perform<Result>(_ body: () -> Result) -> Result {
        let outer = Simulation.current
        Simulation.setCurrent(self)
        defer { Simulation.setCurrent(outer) }
        return body()
    }

    func hold(_ modifiers: UIKeyModifierFlags) {
        heldModifiers = modifiers
        notesInputFlags = true
    }

    /// Runs `action` after the commit of this turn.
    func deferUntilCommit(_ action: @escaping () -> Void) {
        transactions.add(action)
    }

    /// Lets time pass until nothing is due any more but repeating timers, or until `end`, in seconds.
    package func run(until end: Double = .infinity) {
        perform {
            // What has been set up since the last turn is laid out before anything comes in.
            if transactions.hasWork { beforeWaiting() }
            while let next = nextDue, next <= end, end < .infinity || hasFiniteWork, ablation?.takesTurn() != false {
                advanceClock(to: next)
                turn()
            }
            if end < .infinity { advanceClock(to: end) }
        }
    }

    private var hasWorkNow: Bool { !mainQueue.isEmpty || transactions.hasWork || gestures.needsUpdate }
    private var hasFiniteWork: Bool {
        hasWorkNow || hardware.nextDue != nil || timers.keepsRunGoing || mainQueue.nextDue != nil
    }

    private var nextDue: Double? {
        if hasWorkNow { return max(now, busyUntil) }
        let due = min(hardware.nextDue ?? .infinity, timers.nextDue ?? .infinity, mainQueue.nextDue ?? .infinity)
        return due < .infinity ? max(due, busyUntil) : nil
    }

    private func advanceClock(to time: Double) {
        now = max(now, time)
        recorder.time = now
    }
}

import EventTrace
import MainLoop

/// One world: clock, run loop and record, with the parts of the engine. It holds all changing state, so any number of worlds can run side
/// by side.
package final class Simulation {
    package let recorder = Recorder()
    /// The rule that is switched off in this run; nil in an ordinary run.
    package let ablation: Ablation?
    /// The version of iOS that this world models; set before anything else.
    package var systemVersion = SystemVersion.newest
    /// The rules asked for that exist only in some versions, in this one or not.
    ///
    /// Between the versions in which one of them begins or ceases to hold, the run is the same.
    package private(set) var rulesOfVersions: Set<RuleID> = []
    package var thresholds = Thresholds()
    package var defaults = Defaults()
    /// The way in which paths are reversed for hit-testing; nil in an ordinary run.
    var pathTurn: PathTurn?
    /// The bounds of the run.
    package var bounds = RunBounds()
    /// Whether the run has exceeded its bounds, after which nothing more happens.
    package internal(set) var isOver = false
    /// Whether an exception of the app has ended the run.
    package internal(set) var hasStopped = false
    var turns = 0
    /// The number of turns at the current instant.
    var turnsOfInstant = 0
    /// The parts of the engine that belong to folders above this one.
    let parts: Parts
    /// The application; see `application`.
    var applicationObject: NSObject?
    var shared = SharedObjects()
    var subjects = Subjects()
    /// The last call of a delegate.
    var delegateCall: DelegateCall?
    /// The number of actions with a generated identifier.
    var actionCount = 0
    /// The transitions between controllers that drop new touches.
    var transitionBlocks = TransitionBlocks()

    // MARK: Clock and run loop

    /// Seconds since the run began.
    package private(set) var now = 0.0
    var timers = TimerQueue()
    var loopModes = RunLoopModes()
    /// The reference to this run as owner of the running main loop.
    private lazy var loop = LoopReference(self)
    var mainQueue = MainQueue()
    var transactions = Transactions()
    package private(set) lazy var notificationCenter = NotificationCenter()
    var keyboard = KeyboardState()
    /// The mistakes, in the order of detection.
    package internal(set) var mistakes: [RunMistake] = []
    /// The controls and recognizers that have sent an action to a deallocated target.
    package private(set) var sendersWithoutTarget: [Name] = []
    /// Whether the app is in the foreground and gets hardware events; otherwise the home screen gets them.
    package var isApplicationInForeground = true
    /// Whether every observer of every pass of the run loop is recorded, not only those with something to do.
    package var recordsIdleObservers = false
    /// The time in seconds until which the main thread is busy; input waits meanwhile.
    package var busyUntil = 0.0

    init(ablation: Ablation?, parts: Parts) {
        self.ablation = ablation
        self.parts = parts
        if ablation?.switchedOff != nil { bounds = .ofChangedRun }
    }

    deinit {
        parts.gestures.dissolve()
        parts.touches.dissolve()
        parts.transitions.dissolve()
    }

    /// Runs client code in this world, for example to set up views.
    package func perform<Result>(_ body: () -> Result) -> Result {
        let outer = Simulation.current
        makeCurrent()
        defer {
            if let outer {
                outer.makeCurrent()
            } else {
                Simulation.setCurrent(nil)
                RunningLoop.setCurrent(nil)
            }
        }
        return body()
    }

    /// Records a rule that a run of another version could decide differently.
    func noteVersions(of rule: Rule) {
        rulesOfVersions.insert(rule.id)
    }

    private func makeCurrent() {
        Simulation.setCurrent(self)
        RunningLoop.setCurrent(loop)
    }

    /// Runs `action` after the commit of this turn.
    func deferUntilCommit(_ action: @escaping () -> Void) {
        transactions.add(action)
    }

    func noteLostTarget(of sender: Name) {
        if !sendersWithoutTarget.contains(sender) { sendersWithoutTarget.append(sender) }
    }

    /// Advances the clock, which never goes back.
    func advanceClock(to time: Double) {
        precondition(time.isFinite, "PL.8: the clock stands at a finite time")
        now = max(now, time)
        recorder.time = now
    }
}

import EventTrace
import MainLoop

/// One world: clock, run loop and record, and the parts of the engine that make use of them. It holds all that changes, so any number can run
/// side by side.
package final class Simulation {
    package let recorder = Recorder()
    /// The rule that this run does without; nil in an ordinary run.
    package let ablation: Ablation?
    /// The version of iOS that this world behaves like; set before anything is set up in it.
    package var systemVersion = SystemVersion.newest
    /// The rules that were asked for and hold in some versions only, in this one or not. Between the versions with which one of them begins or
    /// ends to hold, the run is the same.
    package private(set) var rulesOfVersions: Set<RuleID> = []
    package var thresholds = Thresholds()
    package var defaults = Defaults()
    /// How paths are turned over when they are asked what is inside of them; nil in an ordinary run.
    var pathTurn: PathTurn?
    /// Where the run ends, whatever is still due.
    package var bounds = RunBounds()
    /// Nothing more is going to happen: the run has gone beyond its bounds.
    package internal(set) var isOver = false
    var turns = 0
    /// Turns that the clock has stood still for.
    var turnsOfInstant = 0
    /// The parts of the engine that lie above this folder.
    let parts: Parts
    /// The application; see `application`.
    var applicationObject: NSObject?
    var shared = SharedObjects()
    var subjects = Subjects()
    /// The last call of a delegate.
    var delegateCall: DelegateCall?
    /// How many actions have been given an identifier of their own.
    var actionCount = 0
    /// How many animated presentations and dismissals run, and how many animated changes of a navigation controller's top.
    var runningTransitions = 0
    var runningNavigations = 0

    // MARK: Clock and run loop

    /// Seconds since the run began.
    package private(set) var now = 0.0
    var timers = TimerQueue()
    var loopModes = RunLoopModes()
    /// Stands for this run as the one whose main loop runs.
    private lazy var loop = LoopReference(self)
    var mainQueue = MainQueue()
    var transactions = Transactions()
    package private(set) lazy var notificationCenter = NotificationCenter()
    var keyboard = KeyboardState()
    /// In the order in which they were noticed.
    package internal(set) var mistakes: [RunMistake] = []
    /// The controls and recognizers that have sent an action to a target that is gone.
    package private(set) var sendersWithoutTarget: [Name] = []
    /// The app that hardware events go to; nil while the home screen is in front.
    package var isApplicationInForeground = true
    /// Records every observer of every pass of the run loop, not only those that have something to do.
    package var recordsIdleObservers = false
    /// The main thread is busy until then, in seconds: what comes in meanwhile waits for its turn.
    package var busyUntil = 0.0

    init(ablation: Ablation?, parts: Parts) {
        self.ablation = ablation
        self.parts = parts
        if ablation?.switchedOff != nil { bounds = .ofChangedRun }
    }

    deinit {
        parts.gestures.dissolve()
        parts.touches.dissolve()
    }

    /// Runs client code in this world: sets up views, for one.
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

    /// Takes note of what a run of another version could decide otherwise.
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

    /// Time never goes back.
    func advanceClock(to time: Double) {
        precondition(time.isFinite, "PL.8: the clock stands at a finite time")
        now = max(now, time)
        recorder.time = now
    }
}

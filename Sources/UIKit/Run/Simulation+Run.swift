/// A whole run: how it is made, and how time passes in it.
extension Simulation {
    /// Why no run of this program would be right; nil in a program that was built as it should be.
    package static var refusal: String? { KnownClasses.areFoundRight ? nil : MethodProbe.refusal }

    /// A run that has not begun, with a plain application. Precondition: there is no refusal.
    package convenience init(ablation: Ablation? = nil) {
        if let refusal = Simulation.refusal { fatalError(refusal) }
        self.init(
            ablation: ablation,
            parts: Parts(
                input: Input(), touches: TouchDispatcher(), pointer: PointerDispatcher(), presses: PressDispatcher(),
                gestures: GestureEnvironment(), animations: Animations(), delayedPerforms: DelayedPerforms()))
        touches.event.sender = Unmanaged.passUnretained(self)
        perform { applicationObject = UIApplication() }
    }

    /// An application of a client's class takes the place of the plain one, with its scenes and windows.
    package func use(_ new: UIApplication) {
        if new === application { fatalError("an application cannot take its own place") }
        new.takePlace(of: application)
        applicationObject = new
    }

    /// Lets time pass until nothing is due any more but repeating timers, or until `end`, in seconds.
    package func run(until end: Double = .infinity) {
        precondition(thresholds.frame > 0 && thresholds.stepperRepeatInterval > 0, "time passes from one frame or step to the next")
        turnsOfInstant = 0
        perform {
            // What has been set up since the last turn is laid out before anything comes in.
            if transactions.hasWork { beforeWaiting() }
            while let next = nextDue, next <= end, end < .infinity || hasFiniteWork, takesTurn(at: next) {
                advanceClock(to: next)
                turn()
            }
            endBeyondBounds()
            if end < .infinity { advanceClock(to: end) }
        }
    }

    private var hasWorkNow: Bool {
        !mainQueue.isEmpty || transactions.hasWork || gestures.needsUpdate || loopModes.isChangeDue || !input.fetched.isEmpty
    }
    private var hasFiniteWork: Bool {
        hasWorkNow || input.hardware.nextDue != nil || timers.keepsRunGoing || mainQueue.nextDue != nil
    }

    private var nextDue: Double? {
        let ofMainThread = hasWorkNow ? now : min(timers.nextDue ?? .infinity, mainQueue.nextDue ?? .infinity)
        let next = min(max(ofMainThread, busyUntil), input.hardware.nextDue ?? .infinity)
        return next < .infinity ? next : nil
    }
}

/// A whole run: its creation, and the passing of time.
extension Simulation {
    /// The reason why no run of this program would be right; nil in a properly built program.
    package static var refusal: String? { KnownClasses.areFoundRight ? nil : MethodProbe.refusal }

    /// A run that has not begun, with a plain application. Precondition: `refusal` is nil.
    package convenience init(ablation: Ablation? = nil) {
        if let refusal = Simulation.refusal { fatalError(refusal) }
        self.init(
            ablation: ablation,
            parts: Parts(
                input: Input(), touches: TouchDispatcher(), pointer: PointerDispatcher(), presses: PressDispatcher(),
                gestures: GestureEnvironment(), animations: Animations(), transitions: ControllerTransitions(),
                delayedPerforms: DelayedPerforms()))
        touches.event.sender = Unmanaged.passUnretained(self)
        perform { applicationObject = UIApplication() }
    }

    /// Replaces the plain application by one of a client's class, which takes over its scenes and windows.
    package func use(_ new: UIApplication) {
        if new === application { fatalError("an application cannot take its own place") }
        new.takePlace(of: application)
        applicationObject = new
    }

    /// Runs until only repeating timers are due, or until `end`, in seconds.
    package func run(until end: Double = .infinity) {
        precondition(thresholds.frame > 0 && thresholds.stepperRepeatInterval > 0, "time passes from one frame or step to the next")
        turnsOfInstant = 0
        perform {
            // Lays out changes since the last turn before any input.
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

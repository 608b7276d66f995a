import EventTrace

/// One change of what a container shows: two controllers, an animator, a coordinator, a progress and an end.
///
///     beginning ──┬──► running ──────────────────────────┬──► ending ──► over
///                 └──► interactive ──┬──► finishing ─────┤
///                                    └──► cancelling ────┘
///
/// A clock drives it while it runs, finishes or is being cancelled; a finger or a client's object drives it while it is interactive.
final class ControllerTransition: NSObject {
    enum Phase {
        case beginning, running, interactive, finishing, cancelling, ending, over
    }

    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private(set) var phase = Phase.beginning
    /// The description by the container; nil once the transition is over.
    private(set) var plan: TransitionPlan?
    let isInitiallyInteractive: Bool
    private(set) var wasCancelled = false
    unowned(unsafe) let simulation: Simulation

    private var hasViewLeft = false
    private var hasToldIsAppearing = false

    private var alongside: [Handler] = []
    private var completions: [Handler] = []
    private var changes: [Handler] = []

    /// The progress 0…1 at the last change of the driver.
    private var progress = 0.0
    /// The time in seconds of that change, and the progress per second since then.
    private var changedAt = 0.0
    private var speed = 0.0
    private var clock: TimerQueue.Token?

    init(_ plan: TransitionPlan, in simulation: Simulation) {
        self.plan = plan
        self.simulation = simulation
        isInitiallyInteractive = plan.isAnimated && (plan.isDrivenByFinger || plan.driver?.wantsInteractiveStart == true)
        super.init()
    }

    // MARK: Phases

    /// Whether another change of the same container would interrupt it.
    var isUnderWay: Bool { phase != .ending && phase != .over }
    /// Whether its first appearance calls are being made.
    var isBeginning: Bool { phase == .beginning }
    /// Whether it is interactive in a navigation controller.
    var isWaitingForFinger: Bool { plan?.block == .navigation && (phase == .interactive || phase == .beginning && isInitiallyInteractive) }

    /// TO.11, TO.18, RC.58: the way in which it drops new touches now; nil if it does not.
    private var block: TransitionPlan.TouchBlock? {
        didSet {
            if let oldValue { simulation.transitionBlocks.add(-1, oldValue) }
            if let block { simulation.transitionBlocks.add(1, block) }
        }
    }

    /// Makes the first appearance calls, puts the new view into place and lets the clock, a finger or an animator go on.
    func begin() {
        guard let plan else { return }
        simulation.transitions.add(self)
        if plan.isAnimated {
            block = isInitiallyInteractive ? (plan.block == .navigation ? .finger : nil) : plan.block
        }
        plan.owner.ownTransition = self
        plan.from?.isInTransition = true
        plan.to?.isInTransition = true
        plan.to?.loadViewIfNeeded()
        for side in plan.order.begin {
            switch side {
            case .from: if plan.fromDisappears { plan.from?.willDisappear(plan.isAnimated, in: simulation) }
            case .to: if plan.toAppears { plan.to?.willAppear(plan.isAnimated, in: simulation) }
            }
        }
        plan.willShow()
        plan.enter()
        if !plan.isAppearingInLayout { tellIsAppearing() }
        plan.owner.askAboutStatusBar(in: simulation)
        phase = isInitiallyInteractive ? .interactive : .running
        changedAt = simulation.now
        if plan.isAnimated {
            animate(by: plan)
        } else if plan.endsInItsLayout {
            end(completed: true)
        } else {
            simulation.deferUntilCommit { [self] in end(completed: true) }
        }
    }

    /// Sends the `viewIsAppearing` that waits for the layout of the container.
    func containerIsLaidOut() {
        if plan?.isAppearingInLayout == true, !isBeginning { tellIsAppearing() }
    }

    /// Sends `viewIsAppearing` to the controller that comes, once.
    private func tellIsAppearing() {
        guard let plan, plan.toAppears, !hasToldIsAppearing else { return }
        hasToldIsAppearing = true
        plan.to?.isAppearing(plan.isAnimated, in: simulation)
    }

    private func animate(by plan: TransitionPlan) {
        let handlers = alongside
        alongside = []
        for handler in handlers { call(.alongsideTransition, handler) }
        guard phase == .interactive || phase == .running else { return }
        if phase == .interactive {
            if let driver = plan.driver { start(driver) }
        } else if let animator = plan.animator {
            speed = plan.duration > 0 ? 1 / plan.duration : 0
            start(animator)
        } else {
            run(to: 1, in: plan.duration)
        }
    }

    // MARK: Progress

    /// The progress, 0…1.
    var fraction: Double { min(max(progress + (simulation.now - changedAt) * speed, 0), 1) }

    /// Sets the progress of an interactive transition.
    func update(to fraction: Double) {
        guard phase == .interactive else { return }
        (progress, changedAt, speed) = (min(max(fraction, 0), 1), simulation.now, 0)
    }

    /// Ends the interaction; the way that is left takes its part of the duration.
    func letGo(completes: Bool) {
        guard let plan, endInteraction(completes: completes) else { return }
        let goal = phase == .finishing ? 1.0 : 0
        run(to: goal, in: abs(goal - progress) * plan.duration)
    }

    /// RC.48: ends the interaction and tells the handlers; false if there is none.
    @discardableResult
    func endInteraction(completes: Bool) -> Bool {
        guard let plan, phase == .interactive else { return false }
        let isCancelled = !completes && simulation.applies(.cancelledTransition, .cancel, plan.owner, Name(.transition))
        phase = isCancelled ? .cancelling : .finishing
        if plan.block == .navigation { block = .navigation }
        let handlers = changes
        for handler in handlers { call(.interactionChanged, handler) }
        return phase == .finishing || phase == .cancelling
    }

    private func run(to goal: Double, in seconds: Double) {
        (progress, changedAt) = (fraction, simulation.now)
        speed = seconds > 0 ? (goal - progress) / seconds : 0
        clock = simulation.timers.schedule(at: simulation.now + seconds) { [self] in end(completed: goal == 1) }
    }

    // MARK: The end

    /// Ends it at once: completed, or cancelled if it is being cancelled or nothing has been decided yet.
    func endNow() {
        guard phase == .running || phase == .interactive || phase == .finishing || phase == .cancelling else { return }
        if phase == .interactive { endInteraction(completes: false) }
        end(completed: phase != .cancelling)
    }

    func end(completed: Bool) {
        guard let plan, isUnderWay, phase != .beginning else { return }
        tellIsAppearing()
        if let clock { simulation.timers.cancel(clock) }
        clock = nil
        wasCancelled = !completed
        (progress, speed) = (completed ? 1 : 0, 0)
        phase = .ending
        if completed { complete(plan) } else { cancel(plan) }
        plan.finish(completed)
        plan.owner.askAboutStatusBar(in: simulation)
        if let animator = plan.animator { tellAnimationEnded(animator, completed) }
        callCompletions()
        block = nil
        if plan.owner.ownTransition === self { plan.owner.ownTransition = nil }
        simulation.transitions.remove(self)
        dissolve()
        plan.whenOver()
    }

    private func complete(_ plan: TransitionPlan) {
        if plan.order.viewLeavesFirst { takeViewAway(plan) }
        for side in plan.order.complete {
            switch side {
            case .from:
                takeViewAway(plan)
                plan.from?.isInTransition = false
                if plan.fromDisappears { plan.from?.didDisappear(plan.isAnimated, in: simulation) }
            case .to:
                plan.to?.isInTransition = false
                if plan.toAppears { plan.to?.didAppear(plan.isAnimated, in: simulation) }
            }
        }
        plan.to?.catchUpWithParent(in: simulation)
    }

    private func takeViewAway(_ plan: TransitionPlan) {
        if !hasViewLeft { plan.leave(true) }
        hasViewLeft = true
    }

    /// RC.48
    private func cancel(_ plan: TransitionPlan) {
        let (from, to) = (plan.from, plan.to)
        for call in plan.order.cancel {
            switch call {
            case .toWillDisappear:
                to?.turnBack()
                if plan.toAppears { to?.willDisappear(plan.isAnimated, in: simulation) }
            case .toDidDisappear:
                plan.leave(false)
                to?.isInTransition = false
                if plan.toAppears { to?.didDisappear(plan.isAnimated, in: simulation) }
            case .fromWillAppear:
                from?.turnBack()
                if plan.fromDisappears { from?.willAppear(plan.isAnimated, in: simulation) }
            case .fromDidAppear:
                from?.isInTransition = false
                guard plan.fromDisappears else { break }
                from?.isAppearing(plan.isAnimated, in: simulation)
                from?.didAppear(plan.isAnimated, in: simulation)
            }
        }
        from?.catchUpWithParent(in: simulation)
    }

    /// Releases everything.
    func dissolve() {
        phase = .over
        plan = nil
        alongside = []
        completions = []
        changes = []
    }

    // MARK: Handlers of the coordinator

    func add(alongside animation: Handler?, completion: Handler?) -> Bool {
        guard phase != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if refusesAnimations { return false }
        if phase == .beginning { alongside.append(animation) } else { call(.alongsideTransition, animation) }
        return true
    }

    /// RC.179
    private var refusesAnimations: Bool {
        guard let plan, phase == .cancelling || wasCancelled else { return false }
        return simulation.applies(
            .cancelledRefusesAnimations, .decline, plan.owner, simulation.recorder.intern("animate(alongsideTransition:)"))
    }

    func add(whenInteractionChanges handler: @escaping Handler) { changes.append(handler) }

    /// RC.173
    private func callCompletions() {
        let handlers = completions
        if handlers.count > 1, simulation.holds(.lastCompletionFirst) {
            for handler in handlers.reversed() { call(.completion, handler, by: .lastCompletionFirst) }
        } else {
            for handler in handlers { call(.completion, handler) }
        }
    }

    /// RC.55
    private func call(_ method: Word, _ handler: Handler, by rule: Rule = .coordinator) {
        guard let plan, simulation.holds(.coordinator) else { return }
        simulation.recorder.enter(method, of: simulation.subject(plan.owner), by: rule)
        handler(self)
        simulation.recorder.leave()
    }
}

extension UIViewController {
    /// Reverses the reason why its view comes or goes: its transition is being cancelled.
    fileprivate final func turnBack() {
        switch movement {
        case .none: break
        case .presented: movement = .dismissed
        case .dismissed: movement = .presented
        case .toParent: movement = .fromParent
        case .fromParent: movement = .toParent
        }
    }

    /// Follows a parent that has disappeared while this controller was in a transition.
    fileprivate final func catchUpWithParent(in simulation: Simulation) {
        guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods, appearance == .there else { return }
        if parentController.appearance == .disappearing || parentController.appearance == .away {
            willDisappear(false, in: simulation)
            if parentController.appearance == .away { didDisappear(false, in: simulation) }
        }
    }
}

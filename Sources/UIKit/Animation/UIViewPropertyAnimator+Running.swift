/// The elapsed fraction of the time, and the states that it leads through.
extension UIViewPropertyAnimator {
    private final var simulation: Simulation { Simulation.running("UIViewPropertyAnimator") }

    /// The progress, 0…1, decreasing while the animation is reversed.
    final var progress: Double {
        guard isRunning, duration > 0 else { return passed }
        let elapsed = max(0, simulation.now - startedAt) / duration * pace
        return min(1, max(0, reversed ? passed - elapsed : passed + elapsed))
    }

    final func add(_ block: @escaping () -> Void) {
        guard let animation else { return blocks.append(block) }
        animation.collect(in: simulation, block)
    }

    /// `rest` is how long the animation goes on, by default until the rest of the way is made.
    final func start(after delay: Double = 0, lasting rest: Double? = nil) {
        activate()
        guard state == .active, !isRunning else { return }
        isRunning = true
        startedAt = simulation.now + delay
        let rest = rest ?? duration * remaining / pace
        token = simulation.timers.schedule(at: startedAt + rest) { [self] in comeToAnEnd() }
    }

    /// Runs the blocks, which changes the models, and shows the views in their old places.
    private final func activate() {
        guard state == .inactive else { return }
        state = .active
        let animation = ViewAnimation(
            blocksInteraction: !isUserInteractionEnabled,
            progress: isManualHitTestingEnabled ? nil : { [unowned(unsafe) self] in curve(progress) })
        self.animation = animation
        let blocks = blocks
        self.blocks = []
        animation.collect(in: simulation) { for block in blocks { block() } }
        animation.begin(in: simulation)
    }

    /// The remaining fraction of the time.
    private final var remaining: Double { reversed ? passed : 1 - passed }

    final func resume(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
        guard state == .active, !isRunning else { return }
        if let parameters { bend = (passed, curve(passed), Self.curve(of: parameters)) }
        pace = factor > 0 && remaining > 0 ? remaining / factor : 1
        // The animator takes this share of the duration, even at its end.
        start(lasting: factor > 0 ? duration * factor : nil)
    }

    /// Assumed for a spring: an ease-out curve.
    private static func curve(of parameters: (any UITimingCurveProvider)?) -> UICubicTimingParameters {
        parameters?.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeOut)
    }

    /// The progress at a fraction of the time.
    private final func curve(_ time: Double) -> Double {
        guard let bend else { return Self.curve(of: timingParameters).progress(at: time) }
        if reversed { return bend.time > 0 ? bend.way * (1 - bend.curve.progress(at: 1 - time / bend.time)) : 0 }
        return bend.time < 1 ? bend.way + (1 - bend.way) * bend.curve.progress(at: (time - bend.time) / (1 - bend.time)) : 1
    }

    final func pause() {
        activate()
        guard state == .active else { return }
        halt()
    }

    private final func halt() {
        passed = progress
        isRunning = false
        if let token { simulation.timers.cancel(token) }
        token = nil
    }

    final func scrub(to fraction: Double) {
        pause()
        passed = min(1, max(0, fraction))
    }

    final func turn(_ isReversed: Bool) {
        guard isReversed != reversed else { return }
        let wasRunning = isRunning
        if wasRunning { halt() }
        reversed = isReversed
        if wasRunning { start() }
    }

    private final func comeToAnEnd() {
        token = nil
        passed = reversed ? 0 : 1
        isRunning = false
        if !pausesOnCompletion { leave(at: reversed ? .start : .end, tells: true) }
    }

    final func stop(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt()
        if withoutFinishing { return leave(at: .current, tells: false) }
        state = .stopped
    }

    final func finish(at position: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        leave(at: position, tells: true)
    }

    private final func leave(at position: UIViewAnimatingPosition, tells: Bool) {
        guard let animation else { return }
        let share = position == .end ? 1 : position == .start ? 0 : curve(passed)
        for change in animation.changes where share < 1 { change.settle(at: share) }
        state = .inactive
        self.animation = nil
        (passed, pace, bend) = (0, 1, nil)
        let completions = completions
        self.completions = []
        animation.end(in: simulation) {
            if tells { for completion in completions { completion(position) } }
        }
    }
}

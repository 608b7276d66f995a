import EventTrace

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UITapGestureRecognizer.self) }
    override var ownRule: RuleID { .tap }

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// Buttons of a pointing device, all of which must be down.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var progress = TapProgress()
    private var deadline = Deadline()

    /// GE.10
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        guard tap.numberOfTapsRequired > numberOfTapsRequired else { return true }
        if let simulation = Simulation.current {
            simulation.recorder.decide(.spare, simulation.subject(self), simulation.subject(tap), by: .tapsSpareLongerTaps)
        }
        return false
    }

    /// The place of the first tap, the centre of its fingers.
    open override func location(in view: UIView?) -> CGPoint {
        progress.firstStarts.isEmpty ? super.location(in: view) : point(.centre(of: progress.firstStarts), in: view)
    }

    /// A finger of the first tap, in the order in which they came down.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        progress.firstStarts.isEmpty ? super.location(ofTouch: touchIndex, in: view) : point(progress.firstStarts[touchIndex], in: view)
    }

    open override var numberOfTouches: Int { currentState == .ended ? progress.firstStarts.count : super.numberOfTouches }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        guard let simulation = Simulation.current, state == .possible else { return }
        for touch in self.touches where touches.contains(touch) { progress.down(touch) }
        guard progress.fingers.count <= numberOfTouchesRequired, progress.lifted == 0,
            progress.isInPlace(numberOfTouchesRequired, simulation.thresholds)
        else { return state = .failed }
        deadline.set(after: simulation.thresholds.tapPress, in: simulation) { [self] in failIfPossible() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        guard let simulation = Simulation.current, state == .possible else { return }
        if progress.hasStrayed(simulation.thresholds) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        guard let simulation = Simulation.current, state == .possible else { return }
        // A finger can have moved too far with its lift.
        guard progress.fingers.count == numberOfTouchesRequired, !progress.hasStrayed(simulation.thresholds) else { return state = .failed }
        guard progress.lift(touches.count) else { return }
        if progress.taps == numberOfTapsRequired {
            deadline.cancel(in: simulation)
            state = .ended
        } else {
            deadline.set(after: simulation.thresholds.nextTap, in: simulation) { [self] in failIfPossible() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        state = .failed
    }

    /// A press of a button that it allows is a tap when the button comes up.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state == .possible { state = .ended }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

    open override func reset() {
        if let simulation = Simulation.current { deadline.cancel(in: simulation) }
        progress = TapProgress()
    }

    private func failIfPossible() {
        if state == .possible { state = .failed }
    }
}

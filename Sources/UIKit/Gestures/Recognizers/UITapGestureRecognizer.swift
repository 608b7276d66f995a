import EventTrace

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "tapGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UITapGestureRecognizer.self) }
    override var ownRule: Rule { .tap }

    open var numberOfTapsRequired = Defaults.current.tap.numberOfTapsRequired
    open var numberOfTouchesRequired = Defaults.current.tap.numberOfTouchesRequired
    /// GE.29: the pointer buttons that must all be down when its touch begins; other touches need no button.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var progress = TapProgress()
    private var deadline = Deadline()

    /// GE.10
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer, other.numberOfTapsRequired > numberOfTapsRequired else {
            return true
        }
        guard let simulation = Simulation.current else { return false }
        return !simulation.applies(.tapsSpareLongerTaps, .spare, self, simulation.subject(preventedGestureRecognizer))
    }

    /// The location of the first tap: the centre of its fingers.
    open override func location(in view: UIView?) -> CGPoint {
        progress.firstFingers == 0 ? super.location(in: view) : point(.centre(of: firstStarts), in: view)
    }

    /// The location of a finger of the first tap, in the order of their touch downs.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        progress.firstFingers == 0 ? super.location(ofTouch: touchIndex, in: view) : point(firstStarts[touchIndex], in: view)
    }

    open override var numberOfTouches: Int { currentState == .ended ? progress.firstFingers : super.numberOfTouches }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        switch phase {
        case .began: begin(touches, in: simulation)
        case .moved: if state == .possible, hasStrayed(in: simulation) { state = .failed }
        case .ended: end(touches, in: simulation)
        default: state = .failed
        }
    }

    private final func begin(_ touches: Set<UITouch>, in simulation: Simulation) {
        guard state == .possible else { return }
        self.touches.forEachKeptAlive { touch in
            if touches.has(touch) { progress.down() }
        }
        guard progress.fingers <= numberOfTouchesRequired, progress.lifted == 0,
            isInPlace(within: simulation.thresholds.nextTapDistance)
        else { return state = .failed }
        deadline.set(after: simulation.thresholds.tapPress, in: simulation) { [self, unowned(unsafe) simulation] in
            failIfPossible(in: simulation)
        }
    }

    private final func end(_ touches: Set<UITouch>, in simulation: Simulation) {
        // A subclass can report a lift without a finger.
        guard state == .possible, !touches.isEmpty else { return }
        // A finger can move too far with its lift.
        guard progress.fingers == numberOfTouchesRequired, !hasStrayed(in: simulation) else { return state = .failed }
        guard progress.lift(touches.count) else { return }
        if progress.taps == numberOfTapsRequired {
            deadline.cancel(in: simulation)
            state = .ended
        } else {
            deadline.set(after: simulation.thresholds.nextTap, in: simulation) { [self, unowned(unsafe) simulation] in
                failIfPossible(in: simulation)
            }
        }
    }

    /// Counts a press of an allowed button as a tap when the button comes up.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state == .possible { state = .ended }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

    open override func reset() {
        deadline.cancel(in: .current)
        progress = TapProgress()
    }

    private func failIfPossible(in simulation: Simulation) {
        if state == .possible, simulation.holds(.tap) { state = .failed }
    }

    /// The places on the screen where the fingers of the first tap came down.
    private final var firstStarts: [CGPoint] { touchesOfAttempt.prefix(progress.firstFingers).map { $0.start } }

    /// Whether a further tap, with all its fingers down, is near the first one.
    private final func isInPlace(within distance: Double) -> Bool {
        guard progress.taps > 0, progress.fingers == numberOfTouchesRequired else { return true }
        return CGPoint.centre(of: touches.map { $0.start }).isWithin(distance, of: .centre(of: firstStarts))
    }

    /// Whether a finger is too far from its touch down.
    private final func hasStrayed(in simulation: Simulation) -> Bool {
        let distance = simulation.thresholds.tapMovement
        return touches.containsOne { !$0.location.isWithin(distance, of: $0.start) } && simulation.holds(.tap)
    }
}

import EventTrace

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UITapGestureRecognizer.self) }

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// How many whole taps there have been in this attempt.
    private var taps = 0
    /// The fingers of the tap that is going on, with where they came down.
    private var fingers: [(touch: UITouch, start: CGPoint)] = []
    private var lifted = 0
    private var firstLocation: CGPoint?
    private var deadline = Deadline()

    /// GE.10
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// The place of the first tap.
    open override func location(in view: UIView?) -> CGPoint {
        guard let firstLocation else { return super.location(in: view) }
        return attachedView?.window?.convertFromScreen(firstLocation).converted(to: view, in: attachedView) ?? firstLocation
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let simulation = Simulation.current, state == .possible else { return }
        deadline.cancel(in: simulation)
        for touch in self.touches where touches.contains(touch) { fingers.append((touch, touch.location)) }
        guard fingers.count <= numberOfTouchesRequired, lifted == 0 else { return state = .failed }
        if let firstLocation, !fingers[0].start.isWithin(simulation.thresholds.nextTapDistance, of: firstLocation) {
            return state = .failed
        }
        if firstLocation == nil { firstLocation = fingers[0].start }
        deadline.set(after: simulation.thresholds.tapPress, in: simulation) { [self] in fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let simulation = Simulation.current, state == .possible else { return }
        for finger in fingers where !finger.touch.location.isWithin(simulation.thresholds.tapMovement, of: finger.start) {
            return state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let simulation = Simulation.current, state == .possible, !fingers.isEmpty else { return }
        self.touchesMoved(unrecorded: fingers, in: simulation)
        guard state == .possible else { return }
        guard fingers.count == numberOfTouchesRequired else { return state = .failed }
        lifted += touches.count
        guard lifted >= numberOfTouchesRequired else { return }
        deadline.cancel(in: simulation)
        taps += 1
        fingers = []
        lifted = 0
        if taps == numberOfTapsRequired {
            state = .ended
        } else {
            deadline.set(after: simulation.thresholds.nextTap, in: simulation) { [self] in fail() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// A press of a button that it allows is a tap when the button comes up.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state == .possible { state = .ended }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

    open override func reset() {
        if let simulation = Simulation.current { deadline.cancel(in: simulation) }
        taps = 0
        fingers = []
        lifted = 0
        firstLocation = nil
    }

    /// A finger can have moved too far with its lift.
    private func touchesMoved(unrecorded fingers: [(touch: UITouch, start: CGPoint)], in simulation: Simulation) {
        for finger in fingers where !finger.touch.location.isWithin(simulation.thresholds.tapMovement, of: finger.start) {
            return state = .failed
        }
    }

    private func fail() {
        if state == .possible { state = .failed }
    }
}

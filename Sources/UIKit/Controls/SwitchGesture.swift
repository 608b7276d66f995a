import EventTrace

/// CO.30: the recognizer for taps on a switch and drags of its knob. It recognizes at the lift, which cancels the switch's touch.
///
///     possible ──► ended: a tap, or a drag of the knob
///         └──────► failed: the finger lifts elsewhere, the switch is disabled, or a client's recognizer on it has recognized
final class SwitchGesture: UIGestureRecognizer {
    override var kind: String { "switchGesture" }
    override var engineClass: MethodTable { MethodTable(SwitchGesture.self) }
    override var ownRule: Rule { .switchRecognizer }
    private var finger: UITouch?

    private var control: UISwitch? { attachedView as? UISwitch }

    /// CO.6: false; the switch itself vetoes recognizers that must not share its touch.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// CO.7: a client's recognizers on the switch win over it.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.attachedView === attachedView
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        if phase == .began { return begin(in: simulation) }
        guard let finger, touches.contains(finger), state == .possible else { return }
        if phase == .cancelled { return state = .failed }
        control?.followFinger(in: simulation)
        if phase == .ended { state = control?.isDraggedOrTapped(in: simulation) == true ? .ended : .failed }
    }

    private func begin(in simulation: Simulation) {
        guard finger == nil, state == .possible else { return }
        guard let control, control.isInService(in: simulation), let touch = touches.first, simulation.holds(.switchRecognizer) else {
            return state = .failed
        }
        finger = touch
        control.take(touch)
    }

    /// CO.13: sends all events of the lift in one pass.
    override func actForEngine(in simulation: Simulation) {
        guard state == .ended, let control, let finger else { return }
        let isInside = control.isNear(finger.location(in: control), in: simulation)
        control.letGo(isInside: isInside, in: simulation)
        let events = control.takeOwedEvents(and: isInside ? .touchUpInside : [], by: .switchRecognizer, in: simulation)
        control.send(events, with: simulation.touches.event, in: simulation)
    }

    override func reset() {
        control?.giveUp()
        finger = nil
    }
}

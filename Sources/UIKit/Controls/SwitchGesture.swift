import EventTrace

/// CO.30: the recognizer by which a switch is tapped and its knob dragged. It recognizes with the lift, which cancels the switch's touch.
///
///     possible ──► ended: a tap, or a drag of the knob
///         └──────► failed: the finger is elsewhere when it lifts, the switch is disabled, or a recognizer of client code's on it has recognized
final class SwitchGesture: UIGestureRecognizer {
    override var kind: String { "switchGesture" }
    override var engineClass: MethodTable { MethodTable(SwitchGesture.self) }
    override var ownRule: Rule { .switchRecognizer }
    private var finger: UITouch?

    private var control: UISwitch? { attachedView as? UISwitch }

    /// CO.6: the switch itself turns away those that it does not share its touch with.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// CO.7: recognizers of client code's on the switch win over it.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.attachedView === attachedView
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        if phase == .began { return begin(simulation) }
        guard let finger, touches.contains(finger), state == .possible else { return }
        if phase == .cancelled { return state = .failed }
        control?.followFinger()
        if phase == .ended { state = control?.isDraggedOrTapped(simulation) == true ? .ended : .failed }
    }

    private func begin(_ simulation: Simulation) {
        guard finger == nil, state == .possible else { return }
        guard let control, control.isInService, let touch = touches.first, simulation.holds(.switchRecognizer) else {
            return state = .failed
        }
        finger = touch
        control.take(touch)
    }

    /// CO.13: what the lift sends goes out in one pass.
    override func actForEngine(in simulation: Simulation) {
        guard state == .ended, let control, let finger else { return }
        let isInside = control.isNear(finger.location(in: control), simulation)
        control.letGo(isInside: isInside)
        let events = control.takeOwedEvents(and: isInside ? .touchUpInside : [], by: .switchRecognizer, simulation)
        control.send(events, with: simulation.touches.event)
    }

    override func reset() {
        control?.giveUp()
        finger = nil
    }
}

import EventTrace

/// GE.19, GE.34: a pan's response to its fingers.
extension UIPanGestureRecognizer {
    final func takeUp(_ touches: Set<UITouch>, _ event: UIEvent, in simulation: Simulation) {
        if fingersDown.count > maximumNumberOfTouches, simulation.applies(.panFingers, .decline, self, Name(.began)) {
            guard state.isActive else { return state = .failed }
            ignoreMore(than: maximumNumberOfTouches, of: touches, event)
        }
        if fingersDown.count >= fewestFingers(in: simulation) { movement.begin(at: event.timestamp, simulation.thresholds) }
    }

    final func follow(_ touches: Set<UITouch>, _ event: UIEvent, in simulation: Simulation) {
        if fingersDown.count < minimumNumberOfTouches, simulation.applies(.panFingers, .decline, self, Name(.moved)) { return }
        movement.add(touches, of: self, at: event.timestamp, in: simulation)
        if state.isActive { return state = .changed }
        guard state == .possible else { return }
        switch judge(movement.travelled, in: simulation) {
        case .undecided: break
        case .begins: state = .began
        case .fails: state = .failed
        }
    }

    final func lift(_ touches: Set<UITouch>, _ event: UIEvent, in simulation: Simulation) {
        let remaining = fingersDown.count
        if state.isActive {
            movement.add(touches, of: self, at: event.timestamp, in: simulation)
            if remaining < fewestFingers(in: simulation) { state = .ended }
        } else if remaining == 0 {
            state = .failed
        }
    }

    private final func fewestFingers(in simulation: Simulation) -> Int {
        minimumNumberOfTouches > 1 && !simulation.holds(.panFingers) ? 1 : minimumNumberOfTouches
    }

    /// The velocity in points per second with which the fingers lift: none if they rest before.
    final func velocityAtLift(relativeTo view: UIView?, in simulation: Simulation) -> CGPoint {
        movement.rests(at: simulation.now, simulation.thresholds) ? .zero : velocity(in: view)
    }
}

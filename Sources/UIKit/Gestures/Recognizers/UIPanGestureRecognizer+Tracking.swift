import EventTrace

/// GE.19
extension UIPanGestureRecognizer {
    final func takeUp(_ touches: Set<UITouch>, _ event: UIEvent, _ simulation: Simulation) {
        if fingersDown.count > maximumNumberOfTouches {
            guard state.isActive else { return state = .failed }
            ignoreMore(than: maximumNumberOfTouches, of: touches, event)
        }
        if fingersDown.count >= minimumNumberOfTouches { movement.begin(at: event.timestamp, simulation.thresholds) }
    }

    final func follow(_ touches: Set<UITouch>, _ event: UIEvent, _ simulation: Simulation) {
        guard fingersDown.count >= minimumNumberOfTouches else { return }
        movement.add(touches, of: self.touches, at: event.timestamp, simulation.thresholds)
        if state.isActive { return state = .changed }
        guard state == .possible else { return }
        switch judge(movement.travelled, simulation.thresholds) {
        case .undecided: break
        case .begins: state = .began
        case .fails: state = .failed
        }
    }

    final func lift(_ touches: Set<UITouch>, _ event: UIEvent, _ simulation: Simulation) {
        let remaining = fingersDown.count
        if state.isActive {
            movement.add(touches, of: self.touches, at: event.timestamp, simulation.thresholds)
            if remaining < minimumNumberOfTouches { state = .ended }
        } else if remaining == 0 {
            state = .failed
        }
    }
}

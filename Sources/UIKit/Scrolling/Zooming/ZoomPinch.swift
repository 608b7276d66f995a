import EventTrace

/// The pinch of a scroll view. Unlike any other it ends when one of its fingers lifts: the one that is left can go on dragging.
final class ZoomPinch: UIPinchGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(ZoomPinch.self) }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        super.track(touches, phase, event, in: simulation)
        if phase == .ended, state.isActive, fingersDown.count < 2 { state = .ended }
    }
}

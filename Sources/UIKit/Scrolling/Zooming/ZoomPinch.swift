import EventTrace

/// SC.18: the pinch of a scroll view. Unlike other pinches it ends when one of its fingers lifts, so the other can go on dragging.
final class ZoomPinch: UIPinchGestureRecognizer {
    override var kind: String { "zoomPinch" }
    override var engineClass: MethodTable { MethodTable(ZoomPinch.self) }

    override func firstFingerHasLifted(in simulation: Simulation) {
        if simulation.holds(.zoomWithDrag) { settle(.ended, in: simulation, by: .zoomWithDrag) }
    }
}

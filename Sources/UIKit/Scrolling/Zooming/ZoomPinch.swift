import EventTrace

/// SC.18: the pinch of a scroll view. Unlike any other it ends when one of its fingers lifts: the one that is left can go on dragging.
final class ZoomPinch: UIPinchGestureRecognizer {
    override var kind: String { "zoomPinch" }
    override var engineClass: MethodTable { MethodTable(ZoomPinch.self) }

    override func firstFingerHasLifted(_ simulation: Simulation) {
        if simulation.holds(.zoomWithDrag) { settle(.ended, simulation, by: .zoomWithDrag) }
    }
}

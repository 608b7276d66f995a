/// The pinch of a scroll view. Unlike any other it ends when one of its fingers lifts: the one that is left can go on dragging.
final class ZoomPinch: UIPinchGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(ZoomPinch.self) }

    override var endsWithFirstLift: Bool { true }
}

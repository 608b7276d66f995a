/// The way of a finger that may drag a knob, in the coordinates of the control.
struct KnobWay {
    let start: CGPoint
    let end: CGPoint

    /// CO.6: whether the way leads along the control rather than across it.
    var isSideways: Bool { abs(end.x - start.x) >= abs(end.y - start.y) }
}

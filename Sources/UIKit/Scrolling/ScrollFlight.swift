/// SC.7: content that moves on after a lift, along each axis on its own.
struct ScrollFlight {
    private var horizontal: AxisFlight
    private var vertical: AxisFlight

    init(horizontal: AxisFlight, vertical: AxisFlight) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Whether the content is at rest.
    var isOver: Bool { horizontal.isOver && vertical.isOver }

    /// The offset one frame later.
    mutating func step(from offset: CGPoint, _ thresholds: Thresholds) -> CGPoint {
        CGPoint(x: horizontal.step(from: offset.x, thresholds), y: vertical.step(from: offset.y, thresholds))
    }
}

import EventTrace

/// The pan by which a finger swipes a row of a table sideways.
///
/// SC.92: while a row is open, it begins at once with a touch elsewhere, so that nothing else receives the touch.
final class RowSwipePan: UIPanGestureRecognizer {
    override var kind: String { "rowSwipePan" }
    override var engineClass: MethodTable { MethodTable(RowSwipePan.self) }
    override var opensRowActions: Bool { true }

    /// The rows, which own the pan.
    unowned(unsafe) var swiping: RowSwiping?

    /// SC.89: begins sideways, after a longer way than a pan; fails along the rows.
    override func judge(_ travelled: CGPoint, in simulation: Simulation) -> PanVerdict {
        if travelled.isWithin(simulation.thresholds.rowSwipeMovement.nextDown, of: .zero) { return .undecided }
        return abs(travelled.x) > abs(travelled.y) ? .begins : .fails
    }

    override func admits(_ touches: Set<UITouch>, in simulation: Simulation) -> Bool {
        guard let swiping, let touch = touches.first else { return true }
        if swiping.closes(for: touch, in: simulation) {
            state = .began
            return true
        }
        return swiping.takes(touch)
    }
}

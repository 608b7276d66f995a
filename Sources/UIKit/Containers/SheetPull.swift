import EventTrace

/// The pull of a sheet: a pan of the system's on the view around the presented one.
final class SheetPull: UIPanGestureRecognizer {
    override var kind: String { "sheetPull" }
    override var engineClass: MethodTable { MethodTable(SheetPull.self) }
    override var ownRule: Rule { .sheetPull }

    /// The driver, which retains this.
    unowned(unsafe) var driver: SheetDriver?

    /// RC.140: a way across the sheet fails it.
    override func judge(_ travelled: CGPoint, in simulation: Simulation) -> PanVerdict {
        guard super.judge(travelled, in: simulation) == .begins else { return .undecided }
        return abs(travelled.x) > abs(travelled.y) ? .fails : .begins
    }

    /// RC.141: whether the drag of content at its top moves the sheet.
    override func claimsDrag(of view: UIView, upwards: Bool) -> Bool {
        guard attempt.isOpen, currentState != .failed, let driver, let scroll = view as? UIScrollView,
            scroll.contentOffset.y <= scroll.leastOffset.y
        else { return false }
        return !upwards || driver.growsBeforeContent
    }

    /// The way in points beyond the distance at which it begins.
    func wayAhead(_ thresholds: Thresholds) -> CGFloat {
        let way = translation(in: nil)
        let (length, distance) = (hypot(way.x, way.y), CGFloat(thresholds.panMovement))
        return length > distance ? way.y * (1 - distance / length) : 0
    }
}

/// The view that dims the screen below a sheet, like `UIDimmingView`.
final class DimmingView: UIView {
    override var kind: String { "dimmingView" }
    override var engineClass: MethodTable { MethodTable(DimmingView.self) }
}

/// The control at the right edge of a row in editing mode that a finger drags to move the row.
final class RowMoveControl: UIControl {
    override var kind: String { "rowMoveControl" }
    override var engineClass: MethodTable { MethodTable(RowMoveControl.self) }

    /// The width in points; assumed.
    static let width: CGFloat = 44

    private var cell: UITableViewCell? { superview as? UITableViewCell }
    private var list: UITableView? { cell?.superview as? UITableView }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell else { return false }
        return list?.beginMoving(cell, touch) ?? false
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        list?.goOnMoving(touch, in: .current)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { list?.endMoving(in: .current) }
    override func cancelTracking(with event: UIEvent?) { list?.giveUpMoving() }
}

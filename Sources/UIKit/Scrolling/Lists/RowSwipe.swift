/// A row that is swiped or open: its actions, and the distance by which it has moved.
final class RowSwipe {
    enum Side {
        case leading, trailing
    }

    let side: Side
    let cell: UITableViewCell
    /// The actions in the order from the edge; the button deletes if there is no action.
    let actions: [UIContextualAction]
    let performsFirst: Bool
    /// The row at present, which updates of the table can move.
    var indexPath: IndexPath
    /// Points to the right.
    var offset: CGFloat = 0
    let buttons: [RowActionButton]

    /// DEVIATION: a fixed width of a button in points, which is not Apple's.
    static let buttonWidth: CGFloat = 74

    init(
        _ indexPath: IndexPath, _ cell: UITableViewCell, _ side: Side, _ actions: [UIContextualAction], performsFirst: Bool,
        _ buttons: [RowActionButton]
    ) {
        (self.indexPath, self.cell, self.side, self.actions) = (indexPath, cell, side, actions)
        (self.performsFirst, self.buttons) = (performsFirst, buttons)
    }

    /// The distance of an open row.
    var width: CGFloat { CGFloat(buttons.count) * Self.buttonWidth }

    /// Moves the cell away from its place, and the buttons into the gap.
    func place(in row: CGRect) {
        cell.center = CGPoint(x: row.midX + offset, y: row.midY)
        for (index, button) in buttons.enumerated() {
            let fromEdge = CGFloat(index) * Self.buttonWidth
            let x = side == .trailing ? row.maxX - fromEdge - Self.buttonWidth : row.minX + fromEdge
            button.frame = CGRect(x: x, y: row.minY, width: Self.buttonWidth, height: row.height)
        }
    }

    /// Limits a distance to the side of the actions.
    func limited(_ distance: CGFloat) -> CGFloat { side == .trailing ? min(0, distance) : max(0, distance) }
}

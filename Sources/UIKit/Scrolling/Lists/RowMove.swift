/// A row that a finger moves.
struct RowMove {
    let cell: UITableViewCell
    /// The place of the row when the finger landed.
    let source: IndexPath
    /// The frame of the row at that place.
    let frame: CGRect
    /// The ordinate of the finger when it landed, in the table.
    let start: CGFloat
    /// The points by which the finger has moved.
    var way: CGFloat = 0
    /// The place under the middle of the row.
    var proposed: IndexPath
    /// The place to which the row goes at the lift.
    var target: IndexPath

    /// Keeps the row at the finger.
    func place() {
        cell.frame = CGRect(x: frame.minX, y: frame.minY + way, width: frame.width, height: frame.height)
    }
}

/// The heights that rows have by themselves: what the content of their cells comes to, once they have been in sight.
struct RowHeights {
    private var known: [IndexPath: CGFloat] = [:]

    /// Points, of a cell without constraints in it.
    static let ofPlainCell: CGFloat = 44

    subscript(indexPath: IndexPath) -> CGFloat? { known[indexPath] }

    /// Asks the cell, unless that was done before. Whether its height is another than it was taken for.
    mutating func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
        guard known[indexPath] == nil else { return false }
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        )
        let height = fitting.height > 0 ? fitting.height : Self.ofPlainCell
        known[indexPath] = height
        return height != cell.frame.height
    }
}

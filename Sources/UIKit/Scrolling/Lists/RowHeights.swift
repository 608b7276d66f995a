/// The heights of rows according to the delegate or to the content of their cells, once these were in sight.
struct RowHeights {
    private var known: [IndexPath: CGFloat] = [:]

    /// The height in points of a cell without constraints.
    static let ofPlainCell: CGFloat = 44

    subscript(indexPath: IndexPath) -> CGFloat? { known[indexPath] }

    mutating func set(_ height: CGFloat, at indexPath: IndexPath) { known[indexPath] = height }

    /// Measures a cell on its first appearance; true if its height differs from the estimate.
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

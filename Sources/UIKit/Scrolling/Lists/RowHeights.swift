/// The heights of rows according to the delegate or to the content of their cells, once these were in sight.
struct RowHeights {
    private var known: [IndexPath: CGFloat] = [:]
    /// The heights at the last request: estimates after an update.
    private var former: [IndexPath: CGFloat] = [:]
    /// The rows whose heights their cells determine.
    private var automatic: Set<IndexPath> = []

    /// The height in points of a cell without constraints.
    static let ofPlainCell: CGFloat = 44

    subscript(indexPath: IndexPath) -> CGFloat? { known[indexPath] }

    /// The height of a row before the last update.
    func estimate(at indexPath: IndexPath) -> CGFloat? { former[indexPath] }

    /// Whether the height of a row has been requested since heights were forgotten.
    func isRequested(at indexPath: IndexPath) -> Bool { known[indexPath] != nil || automatic.contains(indexPath) }

    /// Takes the answer to a request; a negative one leaves the height to the cell.
    mutating func set(_ answer: CGFloat, at indexPath: IndexPath) {
        if answer >= 0 { known[indexPath] = answer } else { automatic.insert(indexPath) }
    }

    /// Measures a cell on its first appearance; true if its height differs from the estimate.
    mutating func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        )
        let height = fitting.height > 0 ? fitting.height : Self.ofPlainCell
        known[indexPath] = height
        return height != cell.frame.height
    }

    /// Heights are requested again, and those of rows that remain stay as estimates at their new places.
    mutating func forget(_ placeAfter: (IndexPath) -> IndexPath?) {
        var moved: [IndexPath: CGFloat] = [:]
        for (indexPath, height) in former where known[indexPath] == nil {
            if let place = placeAfter(indexPath) { moved[place] = height }
        }
        for (indexPath, height) in known {
            if let place = placeAfter(indexPath) { moved[place] = height }
        }
        self = RowHeights()
        former = moved
    }
}

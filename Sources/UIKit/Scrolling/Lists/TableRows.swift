/// Where the rows of a table lie, from top to bottom.
struct TableRows {
    struct Row {
        let indexPath: IndexPath
        let top: CGFloat
        let height: CGFloat
    }

    private(set) var rows: [Row] = []
    private(set) var rowsInSection: [Int] = []
    private(set) var height: CGFloat = 0

    mutating func addSection(_ count: Int, height: (IndexPath) -> CGFloat) {
        for row in 0..<count {
            let indexPath = IndexPath(row: row, section: rowsInSection.count)
            rows.append(Row(indexPath: indexPath, top: self.height, height: height(indexPath)))
            self.height += rows[rows.count - 1].height
        }
        rowsInSection.append(count)
    }

    /// O(rows).
    func row(at y: CGFloat) -> Row? { rows.first { y >= $0.top && y < $0.top + $0.height } }

    /// O(rows).
    func row(_ indexPath: IndexPath) -> Row? { rows.first { $0.indexPath == indexPath } }

    /// O(rows).
    func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] { rows.filter { $0.top < bottom && $0.top + $0.height > top } }
}

import EventTrace

/// SC.14: the rows and the cells that show them.
extension UITableView {
    final var rows: TableRows {
        if let knownRows { return knownRows }
        var rows = TableRows()
        if let dataSource = references.dataSource {
            for section in 0..<dataSource.numberOfSections(in: self) {
                rows.addSection(dataSource.tableView(self, numberOfRowsInSection: section)) { height(of: $0) }
            }
        }
        knownRows = rows
        contentSize = CGSize(width: bounds.width, height: rows.height)
        return rows
    }

    private final func height(of indexPath: IndexPath) -> CGFloat {
        references.delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    }

    final func forgetRows() {
        for (_, cell) in shown { putAway(cell) }
        shown = []
        selected = []
        pressed = nil
        knownRows = nil
        setNeedsLayout()
    }

    final func frame(of indexPath: IndexPath) -> CGRect? {
        rows.row(indexPath).map { CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.height) }
    }

    final func showRowsInSight() {
        let visible = bounds
        let showsAll = rows.height > visible.height && !Simulation.holds(.cellsInSight)
        let inSight = showsAll ? rows.rows(from: 0, to: rows.height) : rows.rows(from: visible.minY, to: visible.maxY)
        for (indexPath, cell) in shown where !inSight.contains(where: { $0.indexPath == indexPath }) { putAway(cell) }
        shown.removeAll { pair in !inSight.contains { $0.indexPath == pair.indexPath } }
        for row in inSight { show(row) }
    }

    private final func show(_ row: TableRows.Row) {
        let frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
        if let cell = cellForRow(at: row.indexPath) { return cell.frame = frame }
        guard let cell = references.dataSource?.tableView(self, cellForRowAt: row.indexPath) else { return }
        cell.frame = frame
        noteShown(row.indexPath)
        let place = shown.firstIndex { $0.indexPath > row.indexPath } ?? shown.count
        shown.insert((row.indexPath, cell), at: place)
        if selected.contains(row.indexPath) { cell.isSelected = true }
        addSubview(cell)
        cell.layoutIfNeeded()
    }

    private final func putAway(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        store.keep(cell, cell.reuseIdentifier)
    }

    final func dequeue(_ identifier: String) -> UITableViewCell? {
        guard let cell = store.takeUsed(identifier) else { return store.makeNew(identifier) }
        if cell.isSelected { cell.isSelected = false }
        if cell.isHighlighted { cell.isHighlighted = false }
        reuse(cell) { cell.prepareForReuse() }
        return cell
    }

    final func registerClass(_ cellClass: TableCellClass?, _ identifier: String) {
        guard let cellClass else { return store.register(identifier, nil) }
        #if hasFeature(Embedded)
            store.register(identifier) { UITableViewCell.make(cellClass, identifier) }
        #else
            guard let type = cellClass as? UITableViewCell.Type else { preconditionFailure("UITableView: not a class of cells") }
            store.register(identifier) { UITableViewCell.make(type, identifier) }
        #endif
    }

    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let row = frame(of: indexPath) else { return }
        let top: CGFloat
        switch position {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: top = row.minY
        case .middle: top = row.midY - bounds.height / 2
        case .bottom: top = row.maxY - bounds.height
        }
        setContentOffset(nearestOffset(to: CGPoint(x: contentOffset.x, y: top)), animated: animated)
    }
}

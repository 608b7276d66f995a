import EventTrace

/// SC.14: the rows and the cells that show them.
extension UITableView {
    final var places: ListPlaces {
        if var known = knownPlaces {
            if known.size.width == bounds.width { return known }
            ownHeights = RowHeights()
            known.stretch(to: bounds.width)
            knownPlaces = known
            return known
        }
        let places = layOutSections()
        knownPlaces = places
        knownCounts = places.sections.map { $0.count }
        contentSize = places.size
        return places
    }

    private final func layOutSections() -> ListPlaces {
        var places = ListPlaces()
        places.ends = (endViews.header?.frame.height ?? 0, endViews.footer?.frame.height ?? 0)
        var bottom = places.ends.header
        /// A part of full width below all that is there.
        func next(_ height: CGFloat) -> CGRect {
            defer { bottom += height }
            return CGRect(x: 0, y: bottom, width: bounds.width, height: height)
        }
        for section in 0..<(dataSourceReference.delegate?.numberOfSections(in: self) ?? 1) {
            let top = bottom
            places.addHeader(next(height(of: .header, section)))
            let count = dataSourceReference.delegate?.tableView(self, numberOfRowsInSection: section) ?? 0
            for row in 0..<count { places.add(next(height(of: IndexPath(row: row, section: section)))) }
            places.addFooter(next(height(of: .footer, section)))
            places.endSection(CGRect(x: 0, y: top, width: bounds.width, height: bottom - top))
        }
        places.size = CGSize(width: bounds.width, height: bottom + places.ends.footer)
        return places
    }

    private final func height(of indexPath: IndexPath) -> CGFloat {
        let height = heightAskedFor(indexPath)
        if height >= 0 { return height }
        return ownHeights[indexPath] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : RowHeights.ofPlainCell)
    }

    /// Negative if the cell says it itself.
    private final func heightAskedFor(_ indexPath: IndexPath) -> CGFloat {
        listDelegateReference.delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    }

    final func forgetRows() {
        updates = ListUpdates()
        knownCounts = nil
        cells.forget()
        sectionViews.forget { keep($0) }
        forgetHeights()
    }

    final func forgetHeights() {
        ownHeights = RowHeights()
        forgetPlaces()
    }

    final func forgetPlaces() {
        knownPlaces = nil
        setNeedsLayout()
    }

    /// Cells that turn out to have another height than they were taken for move those below, and bring others into sight.
    final func showRowsInSight() {
        var places = places
        repeat {
            places = self.places
            placeEndViews(places)
            backgroundView?.frame = bounds
            show(places)
        } while measureCells()
        showSectionsInSight(places)
    }

    private final func measureCells() -> Bool {
        var isOther = false
        for (indexPath, cell) in cells.shown where heightAskedFor(indexPath) < 0 {
            if ownHeights.measure(cell, at: indexPath) { isOther = true }
        }
        if isOther { knownPlaces = nil }
        return isOther
    }

    private final func show(_ places: ListPlaces) {
        cells.show(places.itemsInSight(bounds), in: self, behind: sectionViews.rearmost(in: self)) {
            let cell = dataSourceReference.delegate?.tableView(self, cellForRowAt: $0)
            if let cell, cell.isEditing != editing { cell.showEditing(editing, animated: false) }
            return cell
        }
    }

    final func registerClass(_ cellClass: TableCellClass?, _ identifier: String) {
        let type = cellClass.map { listClass($0, of: UITableViewCell.self) }
        cells.register(identifier, type.map { type in { UITableViewCell.make(type, identifier) } })
    }

    final func showBackground(insteadOf old: UIView?) {
        if backgroundView !== old { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }

    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let row = places.frame(of: indexPath) else { return }
        let top: CGFloat
        switch position {
        case .none:
            scrollRectToVisible(row, animated: animated)
            return animated ? () : layoutIfNeeded()
        case .top: top = row.minY
        case .middle: top = row.midY - bounds.height / 2
        case .bottom: top = row.maxY - bounds.height
        }
        setContentOffset(nearestOffset(to: CGPoint(x: contentOffset.x, y: top)), animated: animated)
        if !animated { layoutIfNeeded() }
    }
}

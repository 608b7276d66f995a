import EventTrace

/// SC.14: the rows, with the cells that show them.
extension UITableView {
    final func places(in simulation: Simulation?) -> ListPlaces {
        if var known = knownPlaces {
            if known.size.width == bounds.width { return known }
            ownHeights = RowHeights()
            known.stretch(to: bounds.width)
            knownPlaces = known
            return known
        }
        let places = layOutSections(in: simulation)
        knownPlaces = places
        knownCounts = places.sections.map { $0.count }
        contentSize = places.size
        return places
    }

    private final func layOutSections(in simulation: Simulation?) -> ListPlaces {
        var places = ListPlaces()
        places.ends = (endViews.header?.frame.height ?? 0, endViews.footer?.frame.height ?? 0)
        var bottom = places.ends.header
        /// A part of full width below all others so far.
        func next(_ height: CGFloat) -> CGRect {
            defer { bottom += height }
            return CGRect(x: 0, y: bottom, width: bounds.width, height: height)
        }
        for section in 0..<(dataSourceReference.delegate?.numberOfSections(in: self) ?? 1) {
            let top = bottom
            places.addHeader(next(height(of: .header, section, in: simulation)))
            let count = dataSourceReference.delegate?.tableView(self, numberOfRowsInSection: section) ?? 0
            for row in 0..<count { places.add(next(height(of: IndexPath(row: row, section: section)))) }
            places.addFooter(next(height(of: .footer, section, in: simulation)))
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

    /// The height from the delegate or the table; negative if the cell determines it.
    private final func heightAskedFor(_ indexPath: IndexPath) -> CGFloat {
        listDelegateReference.delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    }

    final func forgetRows(in simulation: Simulation?) {
        updates = ListUpdates()
        knownCounts = nil
        cells.forget(in: simulation)
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

    /// Shows the rows in sight. A cell with another height than estimated moves those below and can bring others into sight.
    final func showRowsInSight(in simulation: Simulation?) {
        var places = places(in: simulation)
        repeat {
            places = self.places(in: simulation)
            placeEndViews(places)
            backgroundView?.frame = bounds
            show(places, in: simulation)
        } while measureCells()
        showSectionsInSight(places, in: simulation)
    }

    private final func measureCells() -> Bool {
        var isOther = false
        for (indexPath, cell) in cells.shown where heightAskedFor(indexPath) < 0 {
            if ownHeights.measure(cell, at: indexPath) { isOther = true }
        }
        if isOther { knownPlaces = nil }
        return isOther
    }

    private final func show(_ places: ListPlaces, in simulation: Simulation?) {
        cells.show(places.itemsInSight(bounds, in: simulation), in: self, behind: sectionViews.rearmost(in: self), in: simulation) {
            let cell = dataSourceReference.delegate?.tableView(self, cellForRowAt: $0)
            if let cell, cell.isEditing != editing { cell.showEditing(editing, animated: false, in: simulation) }
            return cell
        }
    }

    final func registerClass(_ cellClass: TableCellClass?, _ identifier: String) {
        let type = cellClass.map { listClass($0, of: UITableViewCell.self) }
        cells.register(identifier, type.map { type in { UITableViewCell.make(type, identifier) } })
    }

    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool, in simulation: Simulation?) {
        guard let row = places(in: simulation).frame(of: indexPath) else { return }
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

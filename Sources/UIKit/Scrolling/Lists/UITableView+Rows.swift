import EventTrace

/// SC.14: the rows, with the cells that show them.
extension UITableView {
    final func places(in simulation: Simulation?) -> ListPlaces {
        if var known = knownPlaces {
            if known.size.width == bounds.width { return known }
            // The delegate may answer another height for the new width.
            forgetRowHeights(in: simulation) { $0 }
            sectionHeights.forget { $0 }
            known.stretch(to: bounds.width)
            knownPlaces = known
            return known
        }
        let wasCounting = isCounting
        isCounting = true
        let places = layOutSections(in: simulation)
        isCounting = wasCounting
        knownPlaces = places
        knownCounts = places.sections.map { $0.count }
        contentSize = places.size
        // The delegate receives `didScroll` if that moves the content.
        return knownPlaces ?? places
    }

    private final func layOutSections(in simulation: Simulation?) -> ListPlaces {
        var places = ListPlaces()
        sectionHeights.given = [:]
        places.ends = (endViews.header?.frame.height ?? 0, endViews.footer?.frame.height ?? 0)
        var bottom = places.ends.header
        /// A part of full width below all others so far.
        func next(_ height: CGFloat) -> CGRect {
            defer { bottom += height }
            return CGRect(x: 0, y: bottom, width: bounds.width, height: height)
        }
        for section in 0..<(dataSourceReference.delegate?.numberOfSections(in: self) ?? 1) {
            let top = bottom
            let ends = (header: height(of: .header, section, in: simulation), footer: height(of: .footer, section, in: simulation))
            places.addHeader(next(ends.header))
            let count = dataSourceReference.delegate?.tableView(self, numberOfRowsInSection: section) ?? 0
            for row in 0..<count { places.add(next(height(of: IndexPath(row: row, section: section), in: simulation))) }
            places.addFooter(next(ends.footer))
            places.endSection(CGRect(x: 0, y: top, width: bounds.width, height: bottom - top))
        }
        places.size = CGSize(width: bounds.width, height: bottom + places.ends.footer)
        return places
    }

    // MARK: Heights

    private final func height(of indexPath: IndexPath, in simulation: Simulation?) -> CGFloat {
        if let known = ownHeights[indexPath] { return known }
        let estimate = listDelegateReference.delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
        if estimate != 0 { estimatesByMethod = true }
        if estimate != 0, isEstimated(in: simulation) {
            if let former = ownHeights.estimate(at: indexPath) { return former }
            if estimate > 0 { return estimate }
            return rowHeight >= 0 ? rowHeight : RowHeights.ofPlainCell
        }
        let height = heightAskedFor(indexPath, in: simulation)
        ownHeights.set(height, at: indexPath)
        return height >= 0 ? height : RowHeights.ofPlainCell
    }

    /// SC.87: whether the heights of rows that have not been in sight are estimates.
    private final func isEstimated(in simulation: Simulation?) -> Bool {
        (estimatedRowHeight != 0 || estimatesByMethod) && simulation?.holds(.estimatedHeights) != false
    }

    /// The height from the delegate or the table; negative if the cell determines it.
    private final func heightAskedFor(_ indexPath: IndexPath, by rule: Rule = .estimatedHeights, in simulation: Simulation?)
        -> CGFloat
    {
        guard let delegate = listDelegateReference.delegate else { return rowHeight }
        guard let simulation else { return delegate.tableView(self, heightForRowAt: indexPath) }
        var height: CGFloat = 0
        simulation.tell(
            .heightForRow, toDelegate: delegate, for: self, by: rule, about: simulation.name(of: indexPath)
        ) { height = delegate.tableView(self, heightForRowAt: indexPath) }
        return height
    }

    /// SC.88: a cell for a row, whose height is requested twice unless it is known, and once if it is known without estimates.
    final func dequeueCell(_ identifier: String, for indexPath: IndexPath, in simulation: Simulation?) -> UITableViewCell? {
        let cell = cells.dequeue(identifier, indexPath, for: self, in: simulation)
        let isEstimated = isEstimated(in: simulation)
        let isKnown = knownPlaces != nil && (!isEstimated || ownHeights[indexPath] != nil)
        if !isKnown || !isEstimated, simulation?.holds(.heightOfDequeuedRow) != false {
            guard !isDequeuing else {
                fatalError(
                    "UITableView: heightForRowAt dequeues a cell for its index path, which requests the height again without end: use dequeueReusableCell(withIdentifier:)"
                )
            }
            isDequeuing = true
            for _ in 0..<(isKnown ? 1 : 2) { _ = heightAskedFor(indexPath, by: .heightOfDequeuedRow, in: simulation) }
            isDequeuing = false
        }
        return cell
    }

    /// Forgets all that another data source or delegate has answered.
    final func forgetAnswers(in simulation: Simulation?) {
        (sectionHeights, estimatesByMethod) = (SectionHeights(), false)
        forgetRows(in: simulation)
    }

    final func forgetRows(in simulation: Simulation?) {
        updates = ListUpdates()
        knownCounts = nil
        whileBusy {
            swiping?.move(in: simulation) { _ in nil }
            moving = nil
            cells.forget(in: simulation)
            forgetSectionViews(in: simulation)
        }
        sectionHeights.forget { _ in nil }
        forgetRowHeights()
    }

    /// SC.87: heights are requested again, and those of what remains are estimates until then.
    final func forgetHeights(after done: ListUpdates, in simulation: Simulation?) {
        forgetRowHeights(in: simulation) { done.place(after: $0) }
        sectionHeights.forget { done.section(after: $0) }
        forgetPlaces()
    }

    /// Without estimates all heights are requested again, and none has to be kept.
    private final func forgetRowHeights(in simulation: Simulation?, _ placeAfter: (IndexPath) -> IndexPath?) {
        if isEstimated(in: simulation) { ownHeights.forget(placeAfter) } else { ownHeights = RowHeights() }
    }

    final func forgetRowHeights() {
        ownHeights = RowHeights()
        forgetPlaces()
    }

    final func forgetSections() {
        sectionHeights = SectionHeights()
        forgetPlaces()
    }

    final func forgetPlaces() {
        (knownPlaces, shownBounds) = (nil, nil)
        setNeedsLayout()
    }

    /// Shows the rows in sight. A cell or header with another height than estimated moves what is below and can bring others into sight.
    final func showRowsInSight(in simulation: Simulation?) {
        var rounds = 0
        /// Code that changes heights whenever it is asked for one is given up in the end.
        func isNext() -> Bool {
            rounds += 1
            return rounds < Limits.layoutsOfACommit
        }
        whileBusy {
            repeat {
                var hasMoved = false
                repeat {
                    let places = self.places(in: simulation)
                    placeEndViews(places)
                    backgroundView?.frame = bounds
                    hasMoved = show(places, in: simulation)
                } while (measureCells(in: simulation) || hasMoved || knownPlaces == nil) && isNext()
            } while showSectionsInSight(in: simulation) && isNext()
            sectionViews.forgetMissing()
            shownBounds = bounds
            cells.letGo(in: simulation)
        }
    }

    /// Runs code during which the rows in sight are not those of any moment: a read of the visible cells makes none.
    final func whileBusy(_ body: () -> Void) {
        let wasBusy = isBusy
        isBusy = true
        body()
        isBusy = wasBusy
    }

    /// SC.123: the cells of the rows in sight, made at once if rows or offset have changed since the last layout.
    final func cellsInSight(in simulation: Simulation?) -> [(indexPath: IndexPath, cell: UITableViewCell)] {
        guard let simulation, hasDataSource, !isBusy, !isCounting, updates.depth == 0 else { return cells.shown }
        guard knownPlaces == nil || shownBounds != bounds, simulation.applies(.visibleCellsAtOnce, .show, self) else { return cells.shown }
        // As in a layout, so that client code brings about none inside.
        let wasLayingOut = layer.isLayingOut
        layer.isLayingOut = true
        showRowsInSight(in: simulation)
        layer.isLayingOut = wasLayingOut
        return cells.shown
    }

    /// SC.126: code that asks for the cells while the table requests one stops the app.
    final func raiseWhileRequesting(in simulation: Simulation?) {
        let mistake =
            "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not allowed."
        guard isRequesting, let simulation else { return }
        if simulation.applies(.visibleCellsWhileShown, .raise, self, simulation.recorder.intern(mistake)) { simulation.stopApp() }
    }

    /// Finds out the heights of the rows in sight, as far as forgotten or left to the cells; true if one is another than its cell's.
    private final func measureCells(in simulation: Simulation?) -> Bool {
        var isOther = false
        for (indexPath, cell) in cells.shown where ownHeights[indexPath] == nil {
            if !ownHeights.isRequested(at: indexPath) {
                let height = heightAskedFor(indexPath, in: simulation)
                ownHeights.set(height, at: indexPath)
            }
            if let height = ownHeights[indexPath] {
                if height != cell.frame.height { isOther = true }
            } else if ownHeights.measure(cell, at: indexPath) {
                isOther = true
            }
        }
        if isOther { knownPlaces = nil }
        return isOther
    }

    /// Requests the cells in sight; true if a footer is higher or lower than estimated.
    private final func show(_ places: ListPlaces, in simulation: Simulation?) -> Bool {
        // The points by which rows turn out to be lower than estimated.
        var rowShift = 0.0 as CGFloat
        var (rowsHaveMoved, footersHaveMoved) = (false, false)
        cells.show(places.itemsInSight(bounds, in: simulation), in: self, behind: sectionViews.rearmost(in: self), in: simulation) {
            indexPath, frame in
            let shift = rowShift + shift(of: indexPath.section, from: places)
            // A row that those above it have moved out of sight.
            if shift > 0, frame.minY + shift >= bounds.maxY, simulation?.holds(.cellsInSight) != false { return nil }
            let wasRequesting = isRequesting
            isRequesting = true
            let cell = dataSourceReference.delegate?.tableView(self, cellForRowAt: indexPath)
            if let cell, cell.isEditing != editing { cell.showEditing(editing, animated: false, in: simulation) }
            if let cell, editing || cell.moveControl != nil { showMoveControl(of: cell, at: indexPath, in: simulation) }
            isRequesting = wasRequesting
            frame.origin.y += shift
            let height = heightAskedFor(indexPath, in: simulation)
            ownHeights.set(height, at: indexPath)
            if measureFooter(of: indexPath.section, in: simulation) { footersHaveMoved = true }
            guard height >= 0 else { return cell }
            if height != frame.height { rowsHaveMoved = true }
            rowShift += height - frame.height
            frame.size.height = height
            return cell
        }
        if rowsHaveMoved { knownPlaces = nil }
        return footersHaveMoved
    }

    /// The points by which headers and footers have moved a section since the places were computed.
    private final func shift(of section: Int, from places: ListPlaces) -> CGFloat {
        guard let known = knownPlaces, section < known.sections.count, section < places.sections.count else { return 0 }
        return known.sections[section].frame.minY - places.sections[section].frame.minY
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

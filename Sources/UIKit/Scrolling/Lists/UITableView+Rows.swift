import EventTrace

/// SC.14: the rows and the cells that show them.
extension UITableView {
    final var places: ListPlaces {
        if var known = knownPlaces {
            if known.size.width != bounds.width {
                known.stretch(to: bounds.width)
                knownPlaces = known
            }
            return known
        }
        let places = layOutSections()
        knownPlaces = places
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
        listDelegateReference.delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    }

    final func forgetRows() {
        cells.forget()
        sectionViews.forget { keep($0) }
        forgetPlaces()
    }

    final func forgetPlaces() {
        knownPlaces = nil
        setNeedsLayout()
    }

    final func showRowsInSight() {
        let places = places
        placeEndViews(places)
        cells.show(places.itemsInSight(bounds), in: self, behind: sectionViews.rearmost(in: self)) {
            let cell = dataSourceReference.delegate?.tableView(self, cellForRowAt: $0)
            if let cell, cell.isEditing != editing { cell.showEditing(editing, animated: false) }
            return cell
        }
        showSectionsInSight(places)
    }

    final func registerClass(_ cellClass: TableCellClass?, _ identifier: String) {
        let type = cellClass.map { listClass($0, of: UITableViewCell.self) }
        cells.register(identifier, type.map { type in { UITableViewCell.make(type, identifier) } })
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

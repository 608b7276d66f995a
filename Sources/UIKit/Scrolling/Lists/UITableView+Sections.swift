import EventTrace

/// SC.19: the headers and footers of sections, and of the table.
extension UITableView {
    enum SectionPart: String {
        case header, footer
    }

    // MARK: Heights

    /// The height of a header or footer, or its estimate.
    final func height(of part: SectionPart, _ section: Int, in simulation: Simulation?) -> CGFloat {
        let estimate = estimatedHeight(of: part, section)
        // SC.120
        guard estimate != 0, simulation?.holds(.estimatedSections) != false else { return heightAskedFor(part, section, in: simulation) }
        let place = SectionHeights.Place(part: part, section: section)
        let fixed = part == .header ? sectionHeaderHeight : sectionFooterHeight
        sectionHeights.given[place] = estimate > 0 ? estimate : fixed
        return sectionHeights[place] ?? sectionHeights.estimate(of: place)
    }

    private final func estimatedHeight(of part: SectionPart, _ section: Int) -> CGFloat {
        let delegate = listDelegateReference.delegate
        switch part {
        case .header: return delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        case .footer: return delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        }
    }

    /// SC.120: requests the height of a header or footer that has come into sight; true if others may be in sight now.
    final func measureSectionInSight(in simulation: Simulation?) -> Bool {
        guard var places = knownPlaces, !bounds.isEmpty else { return false }
        for (index, section) in places.sections.enumerated() where isInSight(section.frame) {
            for part in [SectionPart.header, .footer] {
                let place = SectionHeights.Place(part: part, section: index)
                let frame = part == .header ? section.header : section.footer
                guard sectionHeights.given[place] != nil, sectionHeights[place] == nil else { continue }
                guard mayFloat(in: simulation) || isInSight(frame) else { continue }
                let height = heightAskedFor(part, index, isInSight: true, in: simulation)
                // The code that answers can have changed what the places rest on.
                guard knownPlaces != nil else { return true }
                sectionHeights.set(height, of: place)
                if height > 0 { noteMeasured(part, index, in: simulation) }
                guard height != frame.height else { continue }
                places.restack { [places] part, section in
                    let known = part == .header ? places.sections[section].header : places.sections[section].footer
                    let place = SectionHeights.Place(part: part, section: section)
                    guard sectionHeights.given[place] != nil else { return known.height }
                    return sectionHeights[place] ?? sectionHeights.estimate(of: place)
                }
                knownPlaces = places
                contentSize = places.size
                return true
            }
        }
        return false
    }

    private final func noteMeasured(_ part: SectionPart, _ section: Int, in simulation: Simulation?) {
        guard let simulation else { return }
        simulation.recorder.decide(
            .place, simulation.subject(self), simulation.recorder.intern("\(part.rawValue) \(section)"), by: .estimatedSections)
    }

    /// Whether headers and footers float, so that those of all sections in sight are.
    private final func mayFloat(in simulation: Simulation?) -> Bool { style == .plain && simulation?.holds(.sectionViews) != false }

    /// Whether a frame, of no height too, is in sight.
    private final func isInSight(_ frame: CGRect) -> Bool {
        (frame.isEmpty ? frame.minY <= bounds.maxY : frame.minY < bounds.maxY) && max(frame.maxY, frame.minY + 1) > bounds.minY
    }

    private final func heightAskedFor(_ part: SectionPart, _ section: Int, isInSight: Bool = false, in simulation: Simulation?) -> CGFloat {
        let height = wantedHeight(of: part, section)
        if height >= 0 { return height }
        guard let simulation else { return 0 }
        // Out of sight a title tells enough, and no view is made.
        let hasTitle = !isInSight && title(of: part, section) != nil
        let exists = hasTitle || sectionViews.exists(part.rawValue, section) { makeView(part, section) }
        return exists ? CGFloat(simulation.thresholds.sectionTitle) : 0
    }

    private final func wantedHeight(of part: SectionPart, _ section: Int) -> CGFloat {
        guard let delegate = listDelegateReference.delegate else { return part == .header ? sectionHeaderHeight : sectionFooterHeight }
        switch part {
        case .header: return delegate.tableView(self, heightForHeaderInSection: section)
        case .footer: return delegate.tableView(self, heightForFooterInSection: section)
        }
    }

    // MARK: Views

    private final func title(of part: SectionPart, _ section: Int) -> String? {
        switch part {
        case .header: dataSourceReference.delegate?.tableView(self, titleForHeaderInSection: section)
        case .footer: dataSourceReference.delegate?.tableView(self, titleForFooterInSection: section)
        }
    }

    /// The delegate's view, or a view with the data source's title.
    private final func makeView(_ part: SectionPart, _ section: Int) -> UIView? {
        let view =
            part == .header
            ? listDelegateReference.delegate?.tableView(self, viewForHeaderInSection: section)
            : listDelegateReference.delegate?.tableView(self, viewForFooterInSection: section)
        if let view { return view }
        guard let title = title(of: part, section) else { return nil }
        let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
        titled.textLabel?.text = title
        return titled
    }

    final func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        headerFooterStore.keep(view, view.reuseIdentifier)
    }

    final func dequeueHeaderFooter(_ identifier: String, in simulation: Simulation?) -> UITableViewHeaderFooterView? {
        guard let view = headerFooterStore.takeUsed(identifier) else { return headerFooterStore.makeNew(identifier) }
        reuse(view, in: simulation) { view.prepareForReuse() }
        return view
    }

    final func registerClass(_ viewClass: HeaderFooterClass?, ofHeaderFooter identifier: String) {
        let type = viewClass.map { listClass($0, of: UITableViewHeaderFooterView.self) }
        headerFooterStore.register(identifier, type.map { type in { UITableViewHeaderFooterView.make(type, identifier) } })
    }

    // MARK: Places

    final func showSectionsInSight(_ places: ListPlaces, in simulation: Simulation?) {
        var inSight: [SectionViews.Place] = []
        for (index, section) in places.sections.enumerated() where !bounds.isEmpty && section.frame.overlaps(bounds) {
            for part in [SectionPart.header, .footer] {
                let frame = place(of: part, section, places, in: simulation)
                guard frame.height > 0, frame.overlaps(bounds) else { continue }
                inSight.append(SectionViews.Place(kind: part.rawValue, section: index, frame: frame))
            }
        }
        sectionViews.show(inSight, in: self) {
            makeView(SectionPart(rawValue: $0.kind) ?? .header, $0.section)
        } putAway: {
            keep($0)
        }
    }

    /// The frame of a header or footer, which floats in a plain table.
    private final func place(of part: SectionPart, _ section: ListPlaces.Section, _ places: ListPlaces, in simulation: Simulation?)
        -> CGRect
    {
        let frame = part == .header ? section.header : section.footer
        guard style == .plain, frame.height > 0 else { return frame }
        let visible = visibleContent
        let floating =
            part == .header ? places.floatingHeader(of: section, in: visible) : places.floatingFooter(of: section, in: visible)
        return place(frame, floating: floating, in: simulation)
    }

    // MARK: Of the table

    final func setEndView(_ part: SectionPart, _ view: UIView?, in simulation: Simulation?) {
        let old = part == .header ? endViews.header : endViews.footer
        if view !== old {
            old?.removeFromSuperview()
            if part == .header { endViews.header = view } else { endViews.footer = view }
            if let view { addSubview(view) }
        } else if view?.frame.height == (part == .header ? knownPlaces?.ends.header : knownPlaces?.ends.footer) {
            return
        }
        forgetPlaces()
        countForEndView(in: simulation)
    }

    /// SC.122: counts the rows for the size of the content, unless they are known or being counted.
    private final func countForEndView(in simulation: Simulation?) {
        guard let simulation, hasDataSource, knownCounts == nil, updates.depth == 0, !isCounting else { return }
        if simulation.applies(.countsAtEndView, .count, self) { count(in: simulation) }
    }

    /// Places the views above the first section and below the last, as wide as the table.
    final func placeEndViews(_ places: ListPlaces) {
        if let header = endViews.header { header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height) }
        if let footer = endViews.footer {
            let height = footer.frame.height
            footer.frame = CGRect(x: 0, y: places.size.height - height, width: bounds.width, height: height)
        }
    }
}

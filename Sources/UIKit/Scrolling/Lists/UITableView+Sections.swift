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

    /// SC.120: requests the height of a header or footer that has come into sight; true if what is below it has moved.
    private final func measure(_ part: SectionPart, _ section: Int, in simulation: Simulation?) -> Bool {
        guard let places = knownPlaces, !bounds.isEmpty, section < places.sections.count, isUnknown(part, section) else { return false }
        let known = places.sections[section]
        guard isInSight(known.frame), mayFloat(in: simulation) || isInSight(known.frame(of: part)) else { return false }
        return take(heightAskedFor(part, section, isInSight: true, in: simulation), part, section, in: simulation)
    }

    /// SC.120: requests the height of a footer with the first row of its section in sight, if the delegate or the table gives one.
    ///
    /// Returns whether what is below the footer has moved.
    final func measureFooter(of section: Int, in simulation: Simulation?) -> Bool {
        guard isUnknown(.footer, section), sectionHeights.asksForFooter(of: section) else { return false }
        let height = wantedHeight(of: .footer, section)
        return height >= 0 && take(height, .footer, section, in: simulation)
    }

    /// Whether the height of a header or footer is an estimate.
    private final func isUnknown(_ part: SectionPart, _ section: Int) -> Bool {
        let place = SectionHeights.Place(part: part, section: section)
        return sectionHeights.given[place] != nil && sectionHeights[place] == nil
    }

    /// Keeps a height; true if it is not the estimate, so that what is below has moved.
    private final func take(_ height: CGFloat, _ part: SectionPart, _ section: Int, in simulation: Simulation?) -> Bool {
        sectionHeights.set(height, of: SectionHeights.Place(part: part, section: section))
        if height > 0 { noteMeasured(part, section, in: simulation) }
        // The code that answers can have changed what the places rest on.
        guard var places = knownPlaces, section < places.sections.count else { return true }
        let known = places.sections[section]
        guard height != known.frame(of: part).height else { return false }
        places.restack { [places] part, section in
            let known = places.sections[section].frame(of: part)
            let place = SectionHeights.Place(part: part, section: section)
            guard sectionHeights.given[place] != nil else { return known.height }
            return sectionHeights[place] ?? sectionHeights.estimate(of: place)
        }
        knownPlaces = places
        contentSize = places.size
        return true
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

    /// SC.120: shows the headers and footers in sight, one after the other, each as soon as its height is known; true if others may be in sight now.
    final func showSectionsInSight(in simulation: Simulation?) -> Bool {
        guard let places = knownPlaces else { return true }
        let generation = sectionViews.generation
        /// Whether client code has changed or reloaded the rows meanwhile.
        func isStale() -> Bool { knownPlaces == nil || generation != sectionViews.generation }
        takeAwaySections(places, in: simulation)
        for section in places.sections.indices {
            for part in [SectionPart.header, .footer] {
                if isStale() { return true }
                let hasMoved = measure(part, section, in: simulation)
                guard !isStale(), let current = knownPlaces, section < current.sections.count else { return true }
                if let place = placeInSight(of: part, section, current, in: simulation) { show(place, in: simulation) }
                if hasMoved || isStale() { return true }
            }
        }
        return false
    }

    private final func show(_ place: SectionViews.Place, in simulation: Simulation?) {
        let part = SectionPart(rawValue: place.kind) ?? .header
        sectionViews.show(place, in: self) {
            makeView(part, place.section)
        } willShow: {
            tellDelegate(.willDisplay, part, $0, place.section, in: simulation)
        }
    }

    private final func takeAwaySections(_ places: ListPlaces, in simulation: Simulation?) {
        var inSight: [SectionViews.Place] = []
        for section in places.sections.indices {
            for part in [SectionPart.header, .footer] {
                // Only what is shown is recorded.
                if let place = placeInSight(of: part, section, places, in: nil) { inSight.append(place) }
            }
        }
        sectionViews.takeAway(exceptIn: inSight) { putAway($0, in: simulation) }
    }

    /// Drops all headers and footers.
    final func forgetSectionViews(in simulation: Simulation?) {
        sectionViews.forget { putAway($0, in: simulation) }
    }

    /// Takes away a header or footer; the delegate receives the call only of one that was shown.
    private final func putAway(_ known: SectionViews.Known, in simulation: Simulation?) {
        guard let view = known.view else { return }
        if known.isShown {
            tellDelegate(.didEndDisplaying, SectionPart(rawValue: known.kind) ?? .header, view, known.section, in: simulation)
        }
        keep(view)
    }

    private final func placeInSight(
        of part: SectionPart, _ section: Int, _ places: ListPlaces, in simulation: Simulation?
    ) -> SectionViews.Place? {
        let known = places.sections[section]
        guard !bounds.isEmpty, known.frame.overlaps(bounds) else { return nil }
        let frame = place(of: part, known, places, in: simulation)
        guard frame.height > 0, frame.overlaps(bounds) else { return nil }
        return SectionViews.Place(kind: part.rawValue, section: section, frame: frame)
    }

    private enum Display {
        case willDisplay, didEndDisplaying
    }

    /// SC.125
    private final func tellDelegate(_ display: Display, _ part: SectionPart, _ view: UIView, _ section: Int, in simulation: Simulation?) {
        guard let delegate = listDelegateReference.delegate, simulation?.holds(.displayedSections) != false else { return }
        let (method, body): (Word, () -> Void) =
            switch (display, part) {
            case (.willDisplay, .header):
                (.willDisplayHeaderView, { delegate.tableView(self, willDisplayHeaderView: view, forSection: section) })
            case (.willDisplay, .footer):
                (.willDisplayFooterView, { delegate.tableView(self, willDisplayFooterView: view, forSection: section) })
            case (.didEndDisplaying, .header):
                (.didEndDisplayingHeaderView, { delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section) })
            case (.didEndDisplaying, .footer):
                (.didEndDisplayingFooterView, { delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section) })
            }
        guard let simulation else { return body() }
        simulation.tell(
            method, toDelegate: delegate, for: self, by: .displayedSections, about: simulation.recorder.intern("\(section)"), body)
    }

    /// The frame of a header or footer, which floats in a plain table.
    private final func place(of part: SectionPart, _ section: ListPlaces.Section, _ places: ListPlaces, in simulation: Simulation?)
        -> CGRect
    {
        let frame = section.frame(of: part)
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

extension ListPlaces.Section {
    /// The frame of the header or footer; empty without one.
    fileprivate func frame(of part: UITableView.SectionPart) -> CGRect { part == .header ? header : footer }
}

extension ListUpdates {
    /// SC.128: the changes from one snapshot to another. An item that the new one reloads is deleted and inserted.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (Self.places(of: old.sectionIdentifiers), Self.places(of: new.sectionIdentifiers))
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil { deletedSections.append(index) }
        for (index, section) in new.sectionIdentifiers.enumerated() where oldSections[section] == nil { insertedSections.append(index) }
        let kept = old.sectionIdentifiers.filter { newSections[$0] != nil }
        if kept != new.sectionIdentifiers.filter({ oldSections[$0] != nil }) {
            for section in kept { movedSections.append((oldSections[section]!, newSections[section]!)) }
        }
        let (oldItems, newItems) = (Self.paths(in: old), Self.paths(in: new))
        let reloadedIdentifiers = Set(new.reloadedItemIdentifiers)
        let sectionsToReload = Set(new.reloadedSectionIdentifiers)
        for section in kept where sectionsToReload.contains(section) { reloadedSections.append(oldSections[section]!) }
        for (index, section) in new.sections.enumerated() {
            let isNew = oldSections[section.identifier] == nil
            let isReloaded = sectionsToReload.contains(section.identifier)
            let before = oldSections[section.identifier].map { old.sections[$0].items } ?? []
            let stays = Set(before).intersection(section.items).subtracting(reloadedIdentifiers)
            let keepsOrder = before.filter { stays.contains($0) } == section.items.filter { stays.contains($0) }
            for (item, identifier) in section.items.enumerated() {
                let path = IndexPath(item: item, section: index)
                guard let from = oldItems[identifier], !reloadedIdentifiers.contains(identifier), !isReloaded else {
                    if !isNew || oldItems[identifier] != nil { inserted.append(path) }
                    continue
                }
                if !stays.contains(identifier) || !keepsOrder { moved.append((from, path)) }
            }
        }
        for section in old.sections where newSections[section.identifier] != nil {
            for identifier in section.items {
                let reloads = newItems[identifier].map { sectionsToReload.contains(new.sections[$0.section].identifier) } ?? false
                if newItems[identifier] == nil || reloadedIdentifiers.contains(identifier) || reloads {
                    deleted.append(oldItems[identifier]!)
                }
            }
        }
        reconfigured = new.reconfiguredItemIdentifiers.compactMap { oldItems[$0] }
    }

    /// Adds the changes of others.
    mutating func add(_ others: ListUpdates) {
        deleted += others.deleted
        inserted += others.inserted
        reloaded += others.reloaded
        reconfigured += others.reconfigured
        moved += others.moved
        deletedSections += others.deletedSections
        insertedSections += others.insertedSections
        reloadedSections += others.reloadedSections
        movedSections += others.movedSections
    }

    private static func places<Element: Hashable>(of elements: [Element]) -> [Element: Int] {
        var places: [Element: Int] = [:]
        for (index, element) in elements.enumerated() { places[element] = index }
        return places
    }

    private static func paths<Section, Item>(in snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        for (index, section) in snapshot.sections.enumerated() {
            for (item, identifier) in section.items.enumerated() { paths[identifier] = IndexPath(item: item, section: index) }
        }
        return paths
    }
}

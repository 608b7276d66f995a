/// The sections and items that a diffable data source is to show, by their identifiers: a value, which `apply` of the data source takes.
///
/// An identifier occurs once in the whole snapshot; a second one, or one that is missing where a method names it, stops the app.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    /// The same sections and items, without requests to reload or reconfigure.
    var withoutRequests: Self {
        var plain = self
        (plain.reloadedSectionIdentifiers, plain.reloadedItemIdentifiers, plain.reconfiguredItemIdentifiers) = ([], [], [])
        return plain
    }

    // MARK: What the snapshot has

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map { $0.identifier } }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { $0.items } }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { sections[place(of: identifier)].items.count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        path(of: identifier).map { sections[$0.section].identifier }
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex { $0.identifier == identifier } }

    // MARK: Items

    /// Adds items at the end of a section, by default of the last one.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let index = sectionIdentifier.map({ place(of: $0) }) ?? sections.indices.last else {
            fatalError("NSInternalInconsistencyException: there are currently no sections in the data source: add a section first")
        }
        checkNew(identifiers)
        sections[index].items += identifiers
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: place(of: beforeIdentifier), 0)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: place(of: afterIdentifier), 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
    }
    public mutating func deleteAllItems() { self = Self() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = place(of: identifier)
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = place(of: identifier)
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Requests other cells for items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedItemIdentifiers += identifiers
    }
    /// Has the cells of items filled again (iOS 15).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            _ = place(of: identifier)
            if !reconfiguredItemIdentifiers.contains(identifier) { reconfiguredItemIdentifiers.append(identifier) }
        }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(of: toIdentifier))
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier))
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier) + 1)
    }
    /// Requests other cells for all items of sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot {
    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: identifier) { return IndexPath(item: item, section: index) }
        }
        return nil
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    private func place(of identifier: ItemIdentifierType) -> IndexPath {
        guard let path = path(of: identifier) else {
            fatalError("NSInternalInconsistencyException: Invalid item identifier specified: the snapshot does not have it")
        }
        return path
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else {
            fatalError("NSInternalInconsistencyException: Invalid section identifier specified: the snapshot does not have it")
        }
        return index
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath, _ distance: Int) {
        checkNew(identifiers)
        sections[path.section].items.insert(contentsOf: identifiers, at: path.item + distance)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let all = sectionIdentifiers + identifiers
        guard Set(all).count == all.count else {
            fatalError("NSInternalInconsistencyException: Fatal: supplied section identifiers are not unique.")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }

    private func checkNew(_ identifiers: [ItemIdentifierType]) {
        let all = itemIdentifiers + identifiers
        guard Set(all).count == all.count else {
            fatalError("NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique.")
        }
    }
}

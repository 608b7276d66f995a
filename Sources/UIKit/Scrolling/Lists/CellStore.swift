/// Cells that are out of sight and can be used again, and the classes that new ones are made of; each by its identifier.
struct CellStore<Cell: AnyObject> {
    private var unused: [(identifier: String, cell: Cell)] = []
    private var makers: [(identifier: String, make: () -> Cell)] = []

    mutating func register(_ identifier: String, _ make: (() -> Cell)?) {
        makers.removeAll { $0.identifier == identifier }
        if let make { makers.append((identifier, make)) }
    }

    mutating func keep(_ cell: Cell, _ identifier: String?) {
        if let identifier { unused.append((identifier, cell)) }
    }

    /// One that was used before; the one that went out of sight last.
    mutating func takeUsed(_ identifier: String) -> Cell? {
        guard let index = unused.lastIndex(where: { $0.identifier == identifier }) else { return nil }
        return unused.remove(at: index).cell
    }

    func makeNew(_ identifier: String) -> Cell? {
        makers.first { $0.identifier == identifier }?.make()
    }
}

#if hasFeature(Embedded)
    /// A class of cells, as `register` takes it.
    public typealias TableCellClass = UITableViewCell.Type
    public typealias CollectionCellClass = UICollectionViewCell.Type
#else
    /// A class of cells, as `register` takes it; on iOS too it is any class at all.
    public typealias TableCellClass = AnyClass
    public typealias CollectionCellClass = AnyClass
#endif

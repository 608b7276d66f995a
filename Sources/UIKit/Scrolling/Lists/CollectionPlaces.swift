/// Where the items of a collection lie, section by section.
struct CollectionPlaces {
    private(set) var items: [(indexPath: IndexPath, frame: CGRect)] = []
    private(set) var size = CGSize.zero
    private var section = 0
    private var itemsOfSection = 0

    mutating func add(_ frame: CGRect) {
        items.append((IndexPath(item: itemsOfSection, section: section), frame))
        itemsOfSection += 1
    }

    /// `size` is that of everything so far.
    mutating func endSection(_ size: CGSize) {
        self.size = size
        section += 1
        itemsOfSection = 0
    }

    /// O(items).
    func item(at point: CGPoint) -> IndexPath? { items.first { $0.frame.contains(point) }?.indexPath }

    /// O(items).
    func frame(of indexPath: IndexPath) -> CGRect? { items.first { $0.indexPath == indexPath }?.frame }
}

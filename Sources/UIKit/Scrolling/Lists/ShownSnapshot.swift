import EventTrace

/// The snapshot that a diffable data source shows, and the table or collection that shows the snapshot.
final class ShownSnapshot<Section: Hashable, Item: Hashable, List: UpdatingList> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    #if hasFeature(Embedded)
        // DEVIATION: without weak references, the list must outlive its data source.
        private unowned(unsafe) var list: List?
    #else
        private weak var list: List?
    #endif

    init(in list: List) { self.list = list }

    /// SC.128, SC.129: shows another snapshot, by what the identifiers differ in or by a reload.
    func show(_ new: Snapshot, animated: Bool, in simulation: Simulation?, _ completion: (() -> Void)?) {
        guard let list, animated || simulation?.applies(.unanimatedSnapshots, .drop, list) != true,
            simulation?.applies(.snapshots, .show, list) != false
        else { return showByReload(new, in: simulation, completion) }
        let changes = ListUpdates(from: current, to: new)
        list.performUpdates(
            in: simulation,
            { [self] in
                current = new.withoutRequests
                list.updates.add(changes)
            }, completion)
    }

    /// Shows another snapshot by a reload; a list that is gone shows nothing.
    func showByReload(_ new: Snapshot, in simulation: Simulation?, _ completion: (() -> Void)?) {
        current = new.withoutRequests
        guard let list else {
            completion?()
            return
        }
        list.reloadData()
        list.finish(in: simulation, completion)
    }
}

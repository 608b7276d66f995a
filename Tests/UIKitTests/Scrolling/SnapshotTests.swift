import EventTrace
import Testing

@testable import UIKit

/// Diffable data sources and reconfigured cells.
@Suite struct SnapshotTests {
    private final class Row: UITableViewCell {
        var filled = 0
        var prepared = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            prepared += 1
        }
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// A table of rows of 44 points; the source writes which items it is asked for.
    private final class Shown {
        var table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .plain)
        var source: UITableViewDiffableDataSource<String, Int>!
        var asked: [Int] = []
        var world: World!

        init(_ snapshot: Snapshot, system: SystemVersion? = nil, ablation: Ablation? = nil) {
            world = World(ablation: ablation) { world in
                if let system { world.simulation.systemVersion = system }
                _ = world.add(table, "table")
                table.rowHeight = 44
                table.register(Row.self, forCellReuseIdentifier: "row")
                source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, item in
                    asked.append(item)
                    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                    (cell as? Row)?.filled += 1
                    return cell
                }
                source.apply(snapshot)
            }
            world.simulation.perform { table.layoutIfNeeded() }
            asked = []
        }

        func apply(_ snapshot: Snapshot, animated: Bool = true) {
            asked = []
            world.simulation.perform {
                source.apply(snapshot, animatingDifferences: animated)
                table.layoutIfNeeded()
            }
        }

        var shown: [Int] {
            world.simulation.perform { (table.indexPathsForVisibleRows ?? []).compactMap { source.itemIdentifier(for: $0) } }
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func `SC.128 apply requests the items that come, and no other`() {
        let shown = Shown(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
        shown.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
        #expect(shown.asked == [])
        shown.apply(snapshot([("a", [6, 3, 1]), ("b", [4, 2, 5])]))
        #expect(shown.asked == [6] && shown.shown == [6, 3, 1, 4, 2, 5])
        shown.apply(snapshot([("b", [5, 4]), ("c", [7, 1]), ("a", [3])]))
        #expect(shown.asked == [7] && shown.shown == [5, 4, 7, 1, 3])
        shown.apply(snapshot([]))
        #expect(shown.asked == [] && shown.shown == [])
    }

    /// Every way from one of these to another: the numbers of rows agree, and only what comes is requested.
    @Test func `SC.128 the changes between any two snapshots agree with the numbers`() {
        let all: [[(String, [Int])]] = [
            [], [("a", [])], [("a", [1, 2, 3])], [("a", [3, 2, 1])], [("a", [2]), ("b", [1, 3])], [("b", [3, 1]), ("a", [2])],
            [("b", [1]), ("c", [2, 3, 4])], [("c", [4, 1]), ("a", [5, 3])], [("a", [1, 2]), ("c", [3]), ("b", [4, 5])],
        ]
        for old in all {
            for new in all {
                let shown = Shown(snapshot(old))
                let kept = Set(old.flatMap { $0.1 })
                shown.apply(snapshot(new))
                let items = new.flatMap { $0.1 }
                #expect(shown.shown == items && shown.asked == items.filter { !kept.contains($0) }, "\(old) to \(new)")
            }
        }
    }

    @Test func `SC.128 reloaded items and sections get other cells`() {
        let shown = Shown(snapshot([("a", [1, 2]), ("b", [3])]))
        var next = shown.source.snapshot()
        next.reloadItems([2])
        shown.apply(next)
        #expect(shown.asked == [2])
        next.moveItem(2, beforeItem: 1)
        next.reloadSections(["b"])
        shown.apply(next)
        #expect(shown.asked == [2, 3] && shown.shown == [2, 1, 3])
        #expect(shown.source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test func `SC.128 an item that moves into a reloaded section gets another cell, and one that moves out keeps its own`() {
        let shown = Shown(snapshot([("a", [1, 2]), ("b", [3])]))
        var next = shown.source.snapshot()
        next.moveItem(2, afterItem: 3)
        next.reloadSections(["a"])
        shown.apply(next)
        #expect(shown.asked == [1] && shown.shown == [1, 3, 2])
        next = shown.source.snapshot()
        next.moveItem(3, beforeItem: 1)
        next.reloadSections(["a"])
        shown.apply(next)
        #expect(shown.asked == [3, 1] && shown.shown == [3, 1, 2])
    }

    @Test func `SC.127 reconfigured rows keep their cells, without prepareForReuse`() {
        let shown = Shown(snapshot([("a", [1, 2, 3])]))
        let path = IndexPath(row: 1, section: 0)
        let cell = shown.world.simulation.perform { shown.table.cellForRow(at: path) as? Row }
        shown.world.simulation.perform { shown.table.reconfigureRows(at: [path, IndexPath(row: 9, section: 9)]) }
        #expect(shown.asked == [2] && cell?.filled == 2 && cell?.prepared == 0)
        var next = shown.source.snapshot()
        next.deleteItems([1])
        next.reconfigureItems([2])
        shown.apply(next)
        #expect(shown.asked == [2] && cell?.filled == 3 && cell?.prepared == 0)
        #expect(shown.world.simulation.perform { shown.table.cellForRow(at: IndexPath(row: 0, section: 0)) } === cell)
    }

    @Test func `SC.129 before iOS 15 apply without an animation requests all`() {
        for (system, asked) in [(SystemVersion(14), [1, 2, 4]), (SystemVersion(15), [4])] {
            let shown = Shown(snapshot([("a", [1, 2, 3])]), system: system)
            shown.apply(snapshot([("a", [1, 2, 4])]), animated: false)
            #expect(shown.asked == asked)
        }
        let old = Shown(snapshot([("a", [1])]), ablation: Ablation(switchedOff: Rule.snapshots.id))
        old.apply(snapshot([("a", [1, 2])]))
        #expect(old.asked == [1, 2])
    }

    @Test func `a snapshot knows its sections and items`() {
        var all = snapshot([("a", [1, 2]), ("b", [3])])
        #expect(all.numberOfSections == 2 && all.numberOfItems == 3 && all.sectionIdentifiers == ["a", "b"])
        #expect(all.itemIdentifiers == [1, 2, 3] && all.itemIdentifiers(inSection: "a") == [1, 2])
        #expect(all.numberOfItems(inSection: "b") == 1 && all.indexOfItem(3) == 2 && all.indexOfItem(9) == nil)
        #expect(all.indexOfSection("b") == 1 && all.sectionIdentifier(containingItem: 3) == "b")
        all.insertSections(["c"], beforeSection: "a")
        all.insertSections(["d"], afterSection: "a")
        #expect(all.sectionIdentifiers == ["c", "a", "d", "b"])
        all.moveSection("c", afterSection: "d")
        all.moveSection("b", beforeSection: "a")
        #expect(all.sectionIdentifiers == ["b", "a", "d", "c"])
        all.appendItems([4, 5], toSection: "d")
        all.insertItems([6], beforeItem: 5)
        all.insertItems([7], afterItem: 5)
        all.moveItem(3, afterItem: 4)
        #expect(all.itemIdentifiers == [1, 2, 4, 3, 6, 5, 7])
        all.deleteSections(["a"])
        all.reloadSections(["d"])
        all.reconfigureItems([4])
        #expect(all.itemIdentifiers == [4, 3, 6, 5, 7] && all.reloadedSectionIdentifiers == ["d"])
        #expect(all.reconfiguredItemIdentifiers == [4] && all.reloadedItemIdentifiers == [])
        all.deleteAllItems()
        #expect(all.numberOfSections == 0 && all.numberOfItems == 0)
    }

    @Test func `SC.127 and SC.128 a collection view shows snapshots too`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: layout)
        var (asked, headers): ([Int], [Int]) = ([], [])
        var source: UICollectionViewDiffableDataSource<String, Int>!
        let world = World { world in
            _ = world.add(collection, "collection")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                asked.append(item)
                return collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            source.supplementaryViewProvider = { collection, kind, path in
                headers.append(path.section)
                return collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
            }
            source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        }
        world.simulation.perform {
            collection.layoutIfNeeded()
            #expect(asked == [1, 2, 3] && headers == [0, 1])
            asked = []
            let path = IndexPath(item: 1, section: 0)
            let cell = collection.cellForItem(at: path)
            collection.reconfigureItems(at: [path])
            #expect(asked == [2] && collection.cellForItem(at: path) === cell)
            #expect(source.itemIdentifier(for: path) == 2 && source.itemIdentifier(for: IndexPath(item: 5, section: 5)) == nil)
            #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1) && source.indexPath(for: 9) == nil)
            #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil && source.index(for: "b") == 1)
            asked = []
            var isComplete = false
            source.applySnapshotUsingReloadData(source.snapshot()) { isComplete = true }
            collection.layoutIfNeeded()
            #expect(asked == [1, 2, 3] && !isComplete)
            #expect(!source.collectionView(collection, canMoveItemAt: path))
            (asked, headers) = ([], [])
            var next = source.snapshot()
            next.reloadSections(["b"])
            source.apply(next)
            #expect(asked == [3] && headers.contains(1))
            (asked, headers) = ([], [])
            source.apply(source.snapshot())
            #expect(asked == [] && headers == [])
        }
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test func `a table's source answers by itself, and edits and moves no row`() {
        let shown = Shown(snapshot([("a", [1]), ("b", [2])]))
        let path = IndexPath(row: 0, section: 0)
        shown.world.simulation.perform {
            let (table, source) = (shown.table, shown.source!)
            #expect(source.numberOfSections(in: table) == 2 && source.tableView(table, numberOfRowsInSection: 1) == 1)
            #expect(!source.tableView(table, canEditRowAt: path) && !source.tableView(table, canMoveRowAt: path))
            #expect(
                source.tableView(table, titleForHeaderInSection: 0) == nil && source.tableView(table, titleForFooterInSection: 0) == nil)
            source.tableView(table, commit: .delete, forRowAt: path)
            source.tableView(table, moveRowAt: path, to: path)
            #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "b") == 1 && source.indexPath(for: 1) == path)
            #expect(source.defaultRowAnimation == .automatic)
            source.defaultRowAnimation = .fade
            shown.asked = []
            source.applySnapshotUsingReloadData(source.snapshot())
            table.layoutIfNeeded()
        }
        #expect(shown.asked == [1, 2])
    }
}

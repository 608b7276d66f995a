import Testing

@testable import UIKit

/// SC.12, SC.13, SC.20: what code selects, what cells receive of it, and editing mode.
@Suite struct SelectionByCodeTests {
    let rows = TableListener()
    let items = CollectionListener()

    private func table(_ prepare: @escaping (UITableView) -> Void = { _ in }) -> (World, UITableView) {
        World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440)), "table")
            table.dataSource = rows
            table.delegate = world.name(rows, "delegate")
            prepare(table)
            return table
        }
    }

    private func collection() -> (World, UICollectionView) {
        World.with { world in
            let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
            collection.register(ToldItem.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = items
            collection.delegate = world.name(items, "delegate")
            return collection
        }
    }

    @Test func `SC.13 code selects items without a word to the delegate`() {
        let (world, collection) = collection()
        world.run()
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        world.simulation.perform {
            collection.selectItem(at: first, animated: false, scrollPosition: [])
            collection.selectItem(at: second, animated: false, scrollPosition: [])
        }
        #expect(collection.indexPathsForSelectedItems == [second] && collection.cellForItem(at: second)?.isSelected == true)
        world.simulation.perform { collection.allowsSelection = false }
        world.simulation.perform { collection.deselectItem(at: second, animated: false) }
        #expect(collection.indexPathsForSelectedItems == [second])
        world.simulation.perform {
            collection.allowsSelection = true
            collection.allowsMultipleSelection = true
            collection.selectItem(at: first, animated: true, scrollPosition: [])
        }
        #expect(collection.indexPathsForSelectedItems == [second, first])
        world.simulation.perform { collection.selectItem(at: nil, animated: false, scrollPosition: []) }
        #expect(collection.indexPathsForSelectedItems == [])
        #expect(
            world.run() == [
                "toldItem.isSelected(true)", "toldItem.isSelected(false)", "toldItem_2.isSelected(true)", "toldItem.isSelected(true)",
                "toldItem_2.isSelected(false)", "toldItem.isSelected(false)",
            ])
    }

    @Test(arguments: [
        (UICollectionView.ScrollPosition.top, 490.0), (.centeredVertically, 380), (.bottom, 220), (UICollectionView.ScrollPosition(), 0),
        (.left, 0),
        (.centeredHorizontally, 0), (.right, 0),
    ])
    func `a collection scrolls to where an item is to be`(position: UICollectionView.ScrollPosition, offset: Double) {
        let (world, collection) = collection()
        world.simulation.schedule(at: 1) { collection.scrollToItem(at: IndexPath(item: 18, section: 0), at: position, animated: false) }
        world.run()
        #expect(collection.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test func `SC.13 a cell receives its highlight and its selection`() {
        let (world, _) = collection()
        world.tap(50, 40, hold: 0.3)
        let calls = world.run().filter { $0.hasPrefix("toldItem") }
        #expect(calls.map { $0.drop { $0 != "." } } == [".isHighlighted(true)", ".isHighlighted(false)", ".isSelected(true)"])
    }

    @Test func `SC.20 in editing mode a touch selects only if it may`() {
        let (world, table) = table { $0.setEditing(true, animated: false) }
        world.tap(100, 10)
        #expect(world.run().isEmpty && table.isEditing)
        table.allowsSelectionDuringEditing = true
        table.allowsSelection = false
        world.tap(100, 10, at: 2)
        #expect(world.run().last == "delegate.didSelectRow([0, 0])")
        world.simulation.perform { table.isEditing = false }
        world.tap(100, 60, at: 4)
        #expect(world.run().last == "delegate.didSelectRow([0, 0])")
    }

    @Test func `SC.20 in editing mode several rows are selected only if that is allowed there`() {
        let (world, table) = table {
            $0.setEditing(true, animated: false)
            $0.allowsMultipleSelectionDuringEditing = true
        }
        world.tap(100, 10)
        world.tap(100, 60, at: 2)
        world.run()
        #expect(table.indexPathsForSelectedRows?.count == 2)
    }

    @Test func `SC.20 so do cells that come into sight`() {
        let (world, table) = table { $0.setEditing(true, animated: false) }
        world.simulation.schedule(at: 1) { table.contentOffset.y = 100 }
        world.run()
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
    }

    @Test func `SC.20 the cells in sight receive editing mode`() {
        rows.makeCell = { _, row in
            let type = row.row == 0 ? EditedRow.self : UITableViewCell.self
            return type.make(type, "row")
        }
        let (world, table) = table()
        world.run()
        world.simulation.perform { table.setEditing(true, animated: true) }
        #expect(world.run() == ["editedRow.setEditing(true)"])
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
        table.visibleCells[0].isEditing = false
        #expect(!table.visibleCells[0].isEditing)
    }
}

private final class ToldItem: UICollectionViewCell {
    override var isSelected: Bool {
        didSet {}
    }
    override var isHighlighted: Bool {
        didSet {}
    }
}

private final class EditedRow: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
}

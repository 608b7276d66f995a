import EventTrace
import Testing

@testable import UIKit

/// Two sections of three rows with detail buttons.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 3]
    var accessory = UITableViewCell.AccessoryType.detailButton
    var keepsSection = false

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.accessoryType = accessory
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        counts[sourceIndexPath.section] -= 1
        counts[destinationIndexPath.section] += 1
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { keepsSection ? sourceIndexPath : proposedDestinationIndexPath }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@Suite struct RowControlTests {
    private let rows = Rows()

    private func table(ablation: Ablation? = nil, isEditing: Bool = false) -> (World, UITableView) {
        var table: UITableView?
        let world = World(ablation: ablation) { world in
            let list = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            list.dataSource = rows
            list.delegate = world.name(rows, "delegate")
            table = list
        }
        world.run()
        world.simulation.perform { if isEditing { table?.setEditing(true, animated: false) } }
        return (world, table!)
    }

    private func tap(_ world: World, _ x: Double, _ y: Double, at time: Double = 0) {
        world.down(x, y, at: time)
        world.up(x, y, at: time + 0.2)
    }

    @Test func `SC.114 a detail button calls the delegate, and the row is not selected`() {
        let (world, table) = table()
        tap(world, 272, 66)
        #expect(world.run() == ["delegate.accessoryButtonTapped([0, 1])"] && table.indexPathForSelectedRow == nil)
        tap(world, 100, 66, at: 1)
        #expect(world.run().last == "delegate.didSelectRow([0, 1])")
    }

    @Test func `SC.114 an accessory view takes the place of the type, and a check mark is no button`() {
        let (world, table) = table()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        world.simulation.perform { cell?.accessoryView = view }
        tap(world, 272, 22)
        #expect(world.run() == ["delegate.didSelectRow([0, 0])"])
        world.simulation.perform { cell?.accessoryView = nil }
        tap(world, 272, 22, at: 1)
        #expect(world.run().last == "delegate.accessoryButtonTapped([0, 0])")
        world.simulation.perform { cell?.accessoryType = .checkmark }
        tap(world, 272, 22, at: 2)
        #expect(world.run().last == "delegate.didSelectRow([0, 0])")
    }

    /// From the control of row [0, 1] down by this distance.
    private func drag(_ world: World, by distance: Double, at time: Double = 0) {
        world.down(280, 66, at: time)
        for step in 1...10 { world.move(280, 66 + distance * Double(step) / 10, at: time + 0.3 + Double(step) * 0.05) }
        world.up(280, 66 + distance, at: time + 1)
    }

    @Test func `SC.115 a control moves its row, and asks for each place`() {
        let (world, table) = table(isEditing: true)
        let asked = (0..<6).map { "delegate.canMoveRow([\($0 / 3), \($0 % 3)])" }
        #expect(world.run().filter { $0.hasPrefix("delegate.canMoveRow") } == asked)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        drag(world, by: 132)
        #expect(
            world.run().suffix(4) == [
                "delegate.targetForMove([0, 2])", "delegate.targetForMove([1, 0])", "delegate.targetForMove([1, 1])",
                "delegate.moveRow([1, 1])",
            ])
        #expect(rows.counts == [2, 4] && table.indexPath(for: cell!) == IndexPath(row: 1, section: 1))
        #expect(cell?.frame.minY == 132)
    }

    @Test func `SC.115 a row that may not be moved has no control, and the delegate keeps a row where it was`() {
        rows.keepsSection = true
        let (world, table) = table(isEditing: true)
        drag(world, by: 132)
        #expect(!world.run().contains { $0.contains("moveRow(") } && rows.counts == [3, 3])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 44)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.moveControl == nil)
        world.simulation.perform { table.isEditing = false }
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.moveControl == nil)
    }

    @Test func `SC.113 a flow layout asks for the size of each item`() {
        final class Sizes: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 20, height: 20) }
        }
        let sizes = Sizes()
        let (world, collection) = World.with { world in
            let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()), "collection")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = sizes
            collection.delegate = world.name(sizes, "delegate")
            return collection
        }
        #expect(world.run() == ["delegate.sizeForItem([0, 0])", "delegate.sizeForItem([0, 1])"])
        #expect(collection.visibleCells.allSatisfy { $0.frame.width == 20 })
    }
}

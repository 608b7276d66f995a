import EventTrace
import Testing

@testable import UIKit

/// Five rows with actions at both sides.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var count = 5
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var mayEdit = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { leading }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { trailing }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

private final class Performed {
    var actions: [Int] = []
}

@Suite struct RowSwipeTests {
    private let rows = Rows()
    private let performed = Performed()

    private func table(ablation: Ablation? = nil, actions: Int = 2) -> (World, UITableView) {
        let (world, table) = World.swiping(ablation) { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            rows.trailing = configuration(actions, in: world)
            table.dataSource = rows
            table.delegate = world.name(rows, "delegate")
            return table
        }
        return (world, table)
    }

    private func configuration(_ count: Int, in world: World) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: (0..<count).map { index in
                UIContextualAction(style: .normal, title: "\(index)") { [performed] _, _, done in
                    performed.actions.append(index)
                    done(true)
                }
            })
    }

    /// A slow swipe along row 1.
    private func swipe(_ world: World, by distance: Double, from x: Double = 250, row: Int = 1, at time: Double = 0) {
        let y = 22 + 44 * Double(row)
        world.down(x, y, at: time)
        for step in 1...10 { world.move(x + distance * Double(step) / 10, y, at: time + Double(step) * 0.05) }
        world.up(x + distance, y, at: time + 0.8)
    }

    @Test func `SC.89 a swipe asks for the actions, and opens the row`() {
        let (world, table) = table()
        swipe(world, by: -100)
        #expect(
            world.run() == [
                "delegate.canEditRow([0, 1])", "delegate.trailingSwipeActions([0, 1])", "delegate.willBeginEditingRow([0, 1])",
            ])
        #expect(table.isEditing && table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == -148)
    }

    @Test func `SC.89 a row that may not be edited, or has no actions, is not swiped`() {
        let (world, table) = table(actions: 0)
        swipe(world, by: -100)
        #expect(world.run() == ["delegate.canEditRow([0, 1])", "delegate.trailingSwipeActions([0, 1])", "delegate.didSelectRow([0, 1])"])
        rows.mayEdit = false
        swipe(world, by: -100, at: 2)
        #expect(world.run().suffix(2) == ["delegate.canEditRow([0, 1])", "delegate.didSelectRow([0, 1])"] && !table.isEditing)
        rows.mayEdit = true
        world.simulation.perform {
            table.allowsSelection = false
            table.isEditing = true
        }
        let before = world.run().count
        swipe(world, by: -100, at: 4)
        #expect(world.run().count == before)
    }

    @Test func `SC.89 a swipe to the right asks for the leading actions, which are not made up`() {
        let (world, _) = table()
        swipe(world, by: 100, from: 50)
        #expect(world.run() == ["delegate.canEditRow([0, 1])", "delegate.leadingSwipeActions([0, 1])", "delegate.didSelectRow([0, 1])"])
    }

    @Test func `SC.89 a finger along the rows scrolls`() {
        rows.count = 40
        let (world, table) = table()
        world.down(150, 400, at: 0)
        for step in 1...10 { world.move(150 - Double(step) * 2, 400 - Double(step) * 10, at: Double(step) * 0.05) }
        world.up(130, 300, at: 1)
        #expect(world.run() == ["delegate.scrollViewWillBeginDragging(table)"] && table.contentOffset.y > 50)
    }

    @Test func `SC.90 a short swipe closes the row`() {
        let (world, table) = table()
        swipe(world, by: -50)
        #expect(world.run().suffix(2) == ["delegate.willBeginEditingRow([0, 1])", "delegate.didEndEditingRow([0, 1])"])
        #expect(!table.isEditing && table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
    }

    @Test func `SC.91 a swipe across the row performs the first action, unless that is off`() {
        let (world, table) = table()
        swipe(world, by: -240)
        #expect(world.run().last == "delegate.didEndEditingRow([0, 1])" && performed.actions == [0])
        rows.trailing?.performsFirstActionWithFullSwipe = false
        swipe(world, by: -240, at: 3)
        #expect(world.run().last == "delegate.willBeginEditingRow([0, 1])" && table.isEditing)
    }

    @Test func `SC.91 the button of an action performs it`() {
        let (world, table) = table()
        swipe(world, by: -100)
        world.tap(190, 66, at: 2)
        #expect(world.run().last == "delegate.didEndEditingRow([0, 1])" && performed.actions == [1] && !table.isEditing)
    }

    @Test func `SC.91 without actions of the delegate a swipe offers to delete`() {
        let (world, table) = table()
        rows.trailing = nil
        swipe(world, by: -60)
        world.tap(280, 66, at: 2)
        #expect(world.run().suffix(2) == ["delegate.commitEditing([0, 1])", "delegate.didEndEditingRow(nil)"])
        #expect(table.numberOfRows(inSection: 0) == 4)
    }

    @Test func `SC.92 a touch elsewhere only closes the row`() {
        let (world, table) = table()
        swipe(world, by: -100)
        world.tap(150, 150, at: 2)
        #expect(world.run().last == "delegate.didEndEditingRow([0, 1])" && table.indexPathForSelectedRow == nil)
        world.tap(150, 150, at: 4)
        #expect(world.run().last == "delegate.didSelectRow([0, 3])")
        let (other, _) = self.table(ablation: Ablation(switchedOff: Rule.openRowTakesTouch.id))
        swipe(other, by: -100)
        other.tap(150, 150, at: 2)
        #expect(other.run().last == "delegate.didSelectRow([0, 3])")
    }

    @Test func `SC.90 a row that is deleted ends being edited without an index path`() {
        let (world, table) = table()
        swipe(world, by: -100)
        world.simulation.schedule(at: 2) { [rows] in
            rows.count -= 1
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        world.simulation.schedule(at: 3) { table.reloadData() }
        #expect(world.run().last == "delegate.didEndEditingRow(nil)" && !table.isEditing)
    }
}

extension World {
    fileprivate static func swiping(_ ablation: Ablation?, _ build: (World) -> UITableView) -> (World, UITableView) {
        var table: UITableView?
        let world = World(ablation: ablation) { table = build($0) }
        return (world, table!)
    }
}

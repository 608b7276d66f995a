import Testing

@testable import UIKit

/// SC.11, SC.12, SC.14: the delegate's order, and the cells of a table.
@Suite struct TableDelegateTests {
    let listener = TableListener()

    private func world(_ prepare: @escaping (UITableView) -> Void = { _ in }) -> (World, UITableView) {
        var made: UITableView!
        let world = World { world in
            let table = world.name(UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440)), "table")
            world.root.addSubview(table)
            table.dataSource = listener
            table.delegate = world.name(listener, "delegate")
            prepare(table)
            made = table
        }
        return (world, made)
    }

    private func calls(_ world: World) -> [String] { world.run().map { $0.replacing("delegate.", with: "") } }

    @Test func `SC.12 the whole order of a first and a second selected row`() {
        let (world, _) = world()
        world.tap(100, 10)
        world.tap(100, 50, at: 2)
        #expect(
            calls(world) == [
                "shouldHighlightRow([0, 0])", "didHighlightRow([0, 0])", "didUnhighlightRow([0, 0])", "willSelectRow([0, 0])",
                "didSelectRow([0, 0])",
                "shouldHighlightRow([0, 1])", "didHighlightRow([0, 1])", "didUnhighlightRow([0, 1])", "willSelectRow([0, 1])",
                "willDeselectRow([0, 0])", "didDeselectRow([0, 0])", "didSelectRow([0, 1])",
            ])
    }

    @Test func `SC.12 with multiple selection a second tap deselects`() {
        let (world, table) = world { $0.allowsMultipleSelection = true }
        world.tap(100, 10)
        world.tap(100, 50, at: 2)
        world.tap(100, 10, at: 4)
        #expect(
            calls(world).suffix(5) == [
                "shouldHighlightRow([0, 0])", "didHighlightRow([0, 0])", "didUnhighlightRow([0, 0])", "willDeselectRow([0, 0])",
                "didDeselectRow([0, 0])",
            ])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test func `SC.11 a row that may not be highlighted is not selected`() {
        listener.highlights = false
        let (world, _) = world()
        world.tap(100, 10)
        #expect(calls(world) == ["shouldHighlightRow([0, 0])"])
    }

    @Test func `SC.12 will select can turn the row down or name another one`() {
        let (world, table) = world()
        listener.chosen = { $0.row == 0 ? nil : IndexPath(row: 5, section: 0) }
        world.tap(100, 10)
        world.tap(100, 50, at: 2)
        #expect(calls(world).suffix(2) == ["willSelectRow([0, 1])", "didSelectRow([0, 5])"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
    }

    @Test func `SC.11 a table that allows no selection asks nothing`() {
        let (world, _) = world { $0.allowsSelection = false }
        world.tap(100, 10)
        #expect(calls(world).isEmpty)
    }

    @Test func `SC.12 code selects without a word to the delegate`() {
        let (world, table) = world()
        world.run()
        world.simulation.perform { table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none) }
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        world.simulation.perform { table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false) }
        #expect(table.indexPathForSelectedRow == nil && world.run().isEmpty)
    }

    @Test func `SC.11 the row selected before stays selected while another is highlighted`() {
        let (world, table) = world()
        world.tap(100, 10)
        world.down(100, 50, at: 2)
        world.simulation.run(until: 2.5)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    }

    @Test func `SC.14 cells exist for the rows in sight and are used again`() {
        listener.makeCell = { table, path in table.dequeueReusableCell(withIdentifier: "row", for: path) }
        let (world, table) = world { $0.register(NumberedCell.self, forCellReuseIdentifier: "row") }
        world.run()
        #expect(table.visibleCells.count == 10 && table.contentSize.height == 880)
        for cell in table.visibleCells {
            #expect((cell as? NumberedCell)?.number == 7)
            #expect(cell.reuseIdentifier == "row")
        }
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        world.simulation.perform { table.setContentOffset(CGPoint(x: 0, y: 440), animated: false) }
        world.run()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 0))
        #expect(!table.visibleCells.contains { $0 === first } && listener.madeCells == 20)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 450)) == IndexPath(row: 10, section: 0))
        world.simulation.perform { table.setContentOffset(.zero, animated: false) }
        world.run()
        #expect(table.visibleCells.contains { $0 === first } && listener.madeCells == 30)
    }

    @Test func `SC.10 a finger that stops the rows selects none`() {
        let (world, table) = world()
        world.down(100, 300, at: 0)
        for step in 1...8 { world.move(100, 300 - Double(step) * 12, at: Double(step) * 0.016) }
        world.up(100, 200, at: 0.13)
        world.tap(100, 200, at: 0.3)
        world.run()
        #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y > 0)
    }
}

/// A cell as apps write it: no initialiser says `required` but the one for coders.
private final class NumberedCell: UITableViewCell {
    let number: Int

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        number = 7
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("not decoded") }
}

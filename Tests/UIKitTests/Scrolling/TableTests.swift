import Testing

@testable import UIKit

/// SC.3, SC.4, SC.11, SC.12: from touch to selected row, and what keeps it away.
@Suite struct TableTests {
    let listener = SelectionListener()
    let target = Listener()

    /// A table that logs its touch methods in a view with a logging tap recognizer, as in the published logs.
    private func world(tap prepareTap: @escaping (UITapGestureRecognizer) -> Void = { _ in }, hasTap: Bool = true) -> (World, UITableView) {
        var made: UITableView!
        let world = World { world in
            let back = world.name(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), "back")
            world.root.addSubview(back)
            let table = world.name(LoggingTable(frame: CGRect(x: 0, y: 100, width: 390, height: 440)), "table")
            back.addSubview(table)
            table.dataSource = listener
            table.delegate = world.name(listener, "delegate")
            if hasTap {
                let tap = world.name(LoggingTap(target: target, action: Listener.tapped), "tap")
                prepareTap(tap)
                back.addGestureRecognizer(tap)
            }
            made = table
        }
        return (world, made)
    }

    @Test func `SC.3 a quick tap of a view above the table takes the touch before the table gets it`() {
        let (world, table) = world()
        world.tap(100, 150)
        #expect(world.run() == ["tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `SC.3 a slower tap takes the touch after the table has got it`() {
        let (world, table) = world()
        world.tap(100, 150, hold: 0.3)
        #expect(
            world.run() == ["tap.touchesBegan", "table.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "table.touchesCancelled"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `SC.3 a press that is too long for the tap selects the row`() {
        let (world, table) = world()
        world.tap(100, 150, hold: 1.5)
        #expect(
            world.run() == ["tap.touchesBegan", "table.touchesBegan", "table.touchesEnded", "delegate.didSelectRow([0, 1])"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `SC.3 a tap that does not cancel touches leaves the row to be selected`() {
        let (world, _) = world(tap: { $0.cancelsTouchesInView = false })
        world.tap(100, 150)
        #expect(
            world.run() == [
                "tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "table.touchesBegan", "table.touchesEnded",
                "delegate.didSelectRow([0, 1])",
            ])
    }

    @Test func `SC.1 the table gets the touch 150 ms after the window`() {
        let (world, _) = world(hasTap: false)
        world.tap(100, 150, hold: 0.3)
        world.run()
        #expect(world.trace.ordering.first?.token == "table.touchesBegan")
        #expect(world.trace.ordering.first?.time == 0.15)
    }

    @Test func `SC.4 the row is selected after touchesEnded, in the same turn`() {
        let (world, _) = world(hasTap: false)
        world.tap(100, 150)
        #expect(world.run() == ["table.touchesBegan", "table.touchesEnded", "delegate.didSelectRow([0, 1])"])
        #expect(world.trace.ordering.map(\.depth) == [0, 0, 0])
        #expect(world.trace.ordering.map(\.time) == [0.08, 0.08, 0.08])
    }

    @Test func `SC.4 a table whose touch methods do not call super selects nothing`() {
        let (world, table) = world(hasTap: false)
        (table as? LoggingTable)?.callsSuper = false
        world.tap(100, 150)
        #expect(world.run() == ["table.touchesBegan", "table.touchesEnded"])
    }

    @Test func `RC.3 the touch climbs from the content view over the cell to the table and no further`() {
        listener.makeCell = { _, row in
            let cell = LoggingCell(style: .default, reuseIdentifier: nil)
            Simulation.current?.name(cell, "cell_\(row.row)")
            return cell
        }
        let (world, table) = world(hasTap: false)
        world.tap(100, 110)
        #expect(
            world.run() == [
                "cell_0.touchesBegan", "table.touchesBegan", "cell_0.setHighlighted(true)", "cell_0.touchesEnded",
                "table.touchesEnded", "cell_0.setHighlighted(false)", "cell_0.setSelected(true)", "delegate.didSelectRow([0, 0])",
            ])
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.next === table && table.next === table.superview && cell?.isSelected == true && cell?.isHighlighted == false)
    }

    @Test func `SC.3 a recognizer on the cell keeps the row from being selected`() {
        listener.makeCell = { [target] _, _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Listener.tapped))
            return cell
        }
        let (world, table) = world(hasTap: false)
        world.tap(100, 110)
        #expect(world.run() == ["tapGestureRecognizer.action(ended)"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test(arguments: [true, false]) func `RC.3 a button in a cell keeps the touch from the table, a disabled one does not`(
        _ isEnabled: Bool
    ) {
        listener.makeCell = { [target] _, _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let button = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 44))
            button.isEnabled = isEnabled
            button.addTarget(target, action: Listener.pressed, for: .touchUpInside)
            cell.contentView.addSubview(button)
            return cell
        }
        let (world, _) = world(hasTap: false)
        world.tap(100, 110)
        #expect(
            world.run()
                == (isEnabled
                    ? ["button.action(touchUpInside)"] : ["table.touchesBegan", "table.touchesEnded", "delegate.didSelectRow([0, 0])"]))
    }

    @Test func `SC.1 a button in a cell gets a short press only after the delay`() {
        listener.makeCell = { _, _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(LoggingButton(frame: CGRect(x: 50, y: 0, width: 100, height: 44)))
            return cell
        }
        let (world, _) = world(hasTap: false)
        world.tap(100, 110, hold: 0.2)
        #expect(world.run().first == "loggingButton.touchesBegan")
        #expect(world.trace.ordering.first?.time == 0.15)
    }

    @Test func `SC.3 a drag takes the touch from the row`() {
        let (world, table) = world(hasTap: false)
        world.down(100, 300, at: 0)
        for step in 1...4 { world.move(100, 300 - Double(step) * 10, at: 0.3 + Double(step) * 0.016) }
        world.up(100, 260, at: 1)
        let tokens = world.run().filter { $0 != "table.touchesMoved" }
        #expect(tokens == ["table.touchesBegan", "table.touchesCancelled"])
        #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y > 0)
    }
}

/// Overrides touch methods; calls super unless told otherwise.
class LoggingTable: UITableView {
    var callsSuper = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesCancelled(touches, with: event) }
    }
}

/// Overrides a cell's methods for touches, highlight and selection, and calls super.
class LoggingCell: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

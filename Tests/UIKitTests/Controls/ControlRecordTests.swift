import EventTrace
import Testing

@testable import UIKit

/// What controls and lists decide stands in the trace with the rule that is the reason.
@Suite struct ControlRecordTests {
    let spy = Spy()

    /// The decisions made by this rule, in order.
    private func decisions(_ world: World, by rule: String) -> [String] {
        world.run()
        let trace = world.trace
        return trace.entries.filter { $0.kind == .decision && $0.rule == RuleID(rule) }.map { trace.describe($0) }
    }

    @Test func `CO.2 CO.19 CO.20 the events of a touch`() {
        let world = World { _ = $0.addButton() }
        world.down(150, 150, at: 0)
        world.move(150, 300, at: 0.1)
        world.up(150, 300, at: 0.2)
        #expect(decisions(world, by: "CO.2") == ["button: send touchDown"])
        #expect(decisions(world, by: "CO.19") == ["button: send touchDragOutside", "button: send touchDragExit"])
        #expect(decisions(world, by: "CO.20") == ["button: send touchUpOutside"])
    }

    @Test func `CO.22 a second touch that is not tracked`() {
        let world = World { $0.addButton().isMultipleTouchEnabled = true }
        world.down(150, 150, at: 0, finger: 1)
        world.down(160, 150, at: 0.1, finger: 2)
        #expect(decisions(world, by: "CO.22") == ["button: track false"])
    }

    @Test func `CO.5 a touch of a disabled control`() {
        let world = World { $0.addButton().isEnabled = false }
        world.tap(150, 150)
        #expect(decisions(world, by: "CO.5") == ["button: track false"])
    }

    @Test func `CO.7 a recognizer on the control itself`() {
        let world = World { world in
            let button = world.addButton()
            button.addGestureRecognizer(world.name(UITapGestureRecognizer(), "tap"))
        }
        world.tap(150, 150)
        #expect(decisions(world, by: "CO.7").first == "button: allow tap")
    }

    @Test func `CO.11 an event that is sent with another of its pass`() {
        let world = World { $0.addButton().addTarget(spy, action: Spy.fire, for: [.touchDragOutside, .touchDragExit]) }
        world.down(150, 150, at: 0)
        world.move(150, 300, at: 0.1)
        #expect(decisions(world, by: "CO.11") == ["button: join touchDragExit"])
    }

    @Test func `CO.12 an action that one before it has removed`() {
        let world = World { world in
            let button = world.addButton()
            spy.body = { $0.removeTarget(nil, action: Spy.other, for: .touchDown) }
            button.addTarget(spy, action: Spy.fire, for: .touchDown)
            button.addTarget(spy, action: Spy.other, for: .touchDown)
        }
        world.tap(150, 150)
        #expect(decisions(world, by: "CO.12") == ["button: drop touchDown"])
    }

    @Test func `CO.13 a changed value`() {
        let world = World { _ = $0.add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), "switch") }
        world.tap(120, 115)
        #expect(decisions(world, by: "CO.13") == ["switch: send valueChanged", "switch: send primaryActionTriggered"])
    }

    @Test func `SC.8 SC.10 why nothing is held back from the content`() {
        let world = World { world in
            let scroll = world.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "scroll")
            scroll.isScrollEnabled = false
        }
        world.tap(150, 150)
        #expect(decisions(world, by: "SC.8").count == 1)
        #expect(decisions(world, by: "SC.1").isEmpty && decisions(world, by: "SC.10").isEmpty)
    }

    @Test func `SC.14 the rows that are shown`() {
        let source = ListRows()
        let world = World { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 88)), "table")
            table.dataSource = source
        }
        #expect(decisions(world, by: "SC.14") == ["table: show [0, 0]", "table: show [0, 1]"])
    }
}

private final class ListRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

import EventTrace
import Testing

@testable import UIKit

/// Rows whose heights the delegate determines; it notes in which order it is asked.
private final class Heights: UITableViewDataSource, UITableViewDelegate {
    enum Making {
        case plain, dequeued, dequeuedForPath
    }

    let making: Making
    var count: Int
    var height: CGFloat = 100
    var calls: [String] = []

    init(_ making: Making = .plain, count: Int = 2) {
        self.making = making
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        defer { calls.append("cell \(indexPath.row)") }
        switch making {
        case .plain: return UITableViewCell()
        case .dequeued: return tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
        case .dequeuedForPath: return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("height \(indexPath.row)")
        return height
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("display \(indexPath.row)")
    }
}

@Suite struct RowHeightTests {
    private func calls(_ heights: Heights, estimate: CGFloat? = nil, without rule: Rule? = nil) -> [String] {
        var table: UITableView?
        let world = World(ablation: Ablation(switchedOff: rule?.id)) { world in
            let list = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            if let estimate { list.estimatedRowHeight = estimate }
            list.dataSource = heights
            list.delegate = world.name(heights, "delegate")
            table = list
        }
        world.run()
        #expect(table?.contentSize.height == CGFloat(heights.count) * 100)
        return heights.calls
    }

    @Test func `SC.87 the height of a row is requested after its cell and before it is displayed`() {
        #expect(calls(Heights()) == ["cell 0", "height 0", "display 0", "cell 1", "height 1", "display 1"])
        #expect(calls(Heights(.dequeued)) == ["cell 0", "height 0", "display 0", "cell 1", "height 1", "display 1"])
    }

    @Test func `SC.87 without estimates all heights are requested before the first cell, and again after each cell`() {
        let all = ["height 0", "height 1", "cell 0", "height 0", "display 0", "cell 1", "height 1", "display 1"]
        #expect(calls(Heights(), estimate: 0) == all)
        #expect(calls(Heights(.dequeued), estimate: 0) == all)
        #expect(calls(Heights(), without: .estimatedHeights) == all)
    }

    @Test func `SC.88 a cell dequeued for an index path requests the height, twice`() {
        let heights = ["height 0", "height 0", "cell 0", "height 0", "display 0"]
        #expect(calls(Heights(.dequeuedForPath)).prefix(5) == heights[...])
        #expect(calls(Heights(.dequeuedForPath), without: .heightOfDequeuedRow).prefix(3) == ["cell 0", "height 0", "display 0"])
    }

    @Test func `SC.88 without estimates a cell dequeued for an index path requests the height once`() {
        let shown = ["height 0", "cell 0", "height 0", "display 0", "height 1", "cell 1", "height 1", "display 1"]
        #expect(calls(Heights(.dequeuedForPath), estimate: 0) == ["height 0", "height 1"] + shown)
        #expect(calls(Heights(.dequeuedForPath), estimate: 0, without: .heightOfDequeuedRow).filter { $0.hasPrefix("height") }.count == 4)
        // As many as the published count has: all rows once at the reload, and two for each of the rows in sight.
        let many = calls(Heights(.dequeuedForPath, count: 100), estimate: 0)
        #expect(many.filter { $0.hasPrefix("height") }.count == 100 + 2 * 6)
    }

    @Test func `SC.87 only rows near the visible part are asked for their heights`() {
        let heights = Heights(count: 40)
        let (world, table) = World.with { world in
            let list = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            list.dataSource = heights
            list.delegate = world.name(heights, "delegate")
            return list
        }
        world.run()
        // The estimate of 44 points lets 14 in, of which the height of those above leaves six.
        #expect(heights.calls.filter { $0.hasPrefix("height") } == (0..<6).map { "height \($0)" })
        #expect(table.visibleCells.count == 6)
    }

    private func table(_ heights: Heights, estimate: CGFloat? = nil) -> (World, UITableView) {
        World.with { world in
            let list = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            if let estimate { list.estimatedRowHeight = estimate }
            list.dataSource = heights
            list.delegate = world.name(heights, "delegate")
            return list
        }
    }

    @Test func `SC.87 an update requests the heights of rows in sight again`() {
        let heights = Heights(count: 4)
        let (world, table) = table(heights)
        world.run()
        heights.calls = []
        world.simulation.perform {
            table.beginUpdates()
            table.endUpdates()
        }
        world.run()
        #expect(heights.calls == ["height 0", "height 1", "height 2", "height 3"] && table.contentSize.height == 400)
    }

    @Test func `SC.87 an update without estimates requests each height once`() {
        let heights = Heights(count: 4)
        let (world, table) = table(heights, estimate: 0)
        world.run()
        heights.calls = []
        world.simulation.perform { table.performBatchUpdates(nil) }
        world.run()
        #expect(heights.calls == ["height 0", "height 1", "height 2", "height 3"] && table.contentSize.height == 400)
    }

    @Test func `SC.87 a wider table requests the heights of rows in sight again`() {
        let heights = Heights(count: 4)
        let (world, table) = table(heights)
        world.run()
        heights.height = 50
        world.simulation.perform { table.frame.size.width = 320 }
        world.run()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 50, width: 320, height: 50))
    }

    @Test func `SC.87 an update leaves the rows in sight where they are`() {
        let heights = Heights(count: 100)
        let (world, table) = table(heights)
        world.run()
        for offset in stride(from: 300.0, through: 3000, by: 300) {
            world.simulation.perform { table.contentOffset.y = offset }
            world.run()
        }
        heights.count = 101
        world.simulation.perform { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        world.run()
        // The new row above is estimated at 44 points.
        #expect(table.rectForRow(at: IndexPath(row: 31, section: 0)).minY == 3044)
    }

    @Test func `SC.87 a table takes over another height for all rows`() {
        let heights = Heights(count: 4)
        let (world, table) = table(heights)
        table.delegate = nil
        world.run()
        world.simulation.perform { table.rowHeight = 80 }
        world.run()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 80 && table.visibleCells[1].frame.minY == 80)
    }

    @Test(arguments: [false, true]) func `SC.122 a header or footer of the table counts the rows at once`(isOff: Bool) {
        let rows = Heights(count: 4)
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.countsAtEndView.id : nil))
        world.simulation.perform {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            table.tableFooterView = UIView()
            table.estimatedRowHeight = 0
            (table.dataSource, table.delegate) = (rows, rows)
            table.tableHeaderView = UIView()
            #expect(rows.calls.filter { $0.hasPrefix("height") }.count == (isOff ? 0 : 4))
            rows.calls = []
            table.tableHeaderView = nil
            #expect(rows.calls == [])
            table.dataSource = nil
            table.delegate = nil
        }
    }

    @Test func `SC.122 another footer leaves the known numbers alone, so that an insertion agrees`() {
        let rows = Heights(count: 4)
        let (world, table) = table(rows)
        world.run()
        world.simulation.perform {
            rows.count = 5
            table.tableFooterView = UIView()
            table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        }
        world.run()
        #expect(table.visibleCells.count == 5)
    }

    @Test func `SC.122 a footer that the count itself sets does not count again`() {
        final class Setting: UITableViewDataSource {
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                asked += 1
                tableView.tableFooterView = UIView()
                return 2
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let rows = Setting()
        let world = World()
        world.simulation.perform {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            table.dataSource = rows
            table.reloadData()
            #expect(rows.asked == 1)
            table.dataSource = nil
        }
    }

    @Test func `SC.87 heights that change the table whenever they are asked come to an end`() {
        final class Changing: UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                tableView.rowHeight = indexPath.row == 0 ? 100 : 50
                return tableView.rowHeight
            }
        }
        let rows = Changing()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 2)
    }

    @Test func `SC.87 a row that the delegate estimates at 0 is requested at once`() {
        final class Mixed: UITableViewDataSource, UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 1 ? 300 : 0
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath.row)
                return 300
            }
        }
        let rows = Mixed()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        (table.dataSource, table.delegate) = (rows, rows)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 600 && rows.asked == [0, 2])
    }

    @Test func `SC.87 an estimate of the delegate counts without one of the table`() {
        final class Estimating: UITableViewDataSource, UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 300 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath.row)
                return 300
            }
        }
        let rows = Estimating()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.estimatedRowHeight = 0
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        #expect(rows.asked == [0, 1])
    }

    @Test func `an estimate of the delegate counts until the row is shown`() {
        final class Estimating: UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 300 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 200 }
        }
        let rows = Estimating()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.dataSource = rows
        table.delegate = rows
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)).minY == 2700)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 400, width: 300, height: 200))
    }
}

import EventTrace
import Testing

@testable import UIKit

/// Rows whose heights the delegate determines; it notes in which order it is asked.
private final class Heights: UITableViewDataSource, UITableViewDelegate {
    enum Making {
        case plain, dequeued, dequeuedForPath
    }

    let making: Making
    let count: Int
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
        return 100
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
        // As many as the estimate of 44 points lets in, of which six fit.
        #expect(heights.calls.filter { $0.hasPrefix("height") }.count == 14)
        #expect(table.visibleCells.count == 6)
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

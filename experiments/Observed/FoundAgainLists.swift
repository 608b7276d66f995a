import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How often a table asks, in which order, and which cells it takes, as recent logs show it.
extension ObservationScene {
    static let foundAgainLists: [ObservationScene] = [
        ObservationScene(
            "table-height-calls-by-estimate",
            differs:
                "By default three calls for each of ten rows here too. With an estimate it is as many; whence the three more calls come is not told.",
            prints: [
                "default: 30 calls, 10 rows", "property 66: 33 calls, 10 rows", "method, property 0: 33 calls, 10 rows",
                "method, property 66: 33 calls, 10 rows",
            ], of: ["* calls, * rows"]
        ) { stage in
            stage.script.perform {
                func tell(_ word: String, property: CGFloat?, method: CGFloat?) {
                    let rows = CountedHeights(estimate: method) { [44, 66, 88][$0 % 3] }
                    let table = UITableView(frame: .phoneWide, style: .plain)
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    if let property { table.estimatedRowHeight = property }
                    (table.dataSource, table.delegate) = (rows, rows)
                    table.layoutIfNeeded()
                    stage.mark("\(word): \(rows.calls) calls, \(rows.asked.count) rows")
                    (table.dataSource, table.delegate) = (nil, nil)
                }
                tell("default", property: nil, method: nil)
                tell("property 66", property: 66, method: nil)
                tell("method, property 0", property: 0, method: 66)
                tell("method, property 66", property: 66, method: 66)
            }
        },
        ObservationScene("table-content-size-with-estimates", prints: ["content 46119"], of: ["content *"]) { stage in
            let rows = stage.keep(CountedHeights(estimate: nil) { 37 + 13 * CGFloat($0 % 7) })
            let table = stage.add(UITableView(frame: .phoneWide, style: .plain), "list", at: .phoneWide)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.estimatedRowHeight = 500
            (table.dataSource, table.delegate) = (rows, rows)
            stage.script.wait(1)
            stage.script.perform { stage.mark("content \(Int(table.contentSize.height))") }
        },
        ObservationScene(
            "table-scrolled-asks-new-row-log",
            prints: [
                "scrollViewDidScroll", "cellForRow 2 begins", "heightForRow 2", "cellForRow 2 returns", "heightForRow 2",
                "willDisplayCell 2",
            ], of: ["scrollViewDidScroll", "cellForRow *", "heightForRow *", "willDisplayCell *", "numberOfRows"]
        ) { stage in
            let (table, rows) = stage.addTold(6, height: 250)
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
            stage.script.wait(1)
            stage.script.perform {
                rows.say = { stage.mark($0) }
                table.contentOffset.y = 120
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "table-reload-ends-last-row-first-log",
            differs: "It is the only account, of a table without a window; here the first row ends first, and rows get the same cells.",
            prints: [
                "didEndDisplayingCell 3 #4", "didEndDisplayingCell 2 #3", "didEndDisplayingCell 1 #2", "didEndDisplayingCell 0 #1",
                "cellForRow 0 returns #4", "cellForRow 1 returns #3", "cellForRow 2 returns #2", "cellForRow 3 returns #1",
            ], of: ["didEndDisplayingCell *", "cellForRow * returns #*"]
        ) { stage in
            let (table, rows) = stage.addTold(6, height: 400)
            stage.script.wait(1)
            stage.script.perform {
                rows.sayNumber = { stage.mark($0) }
                table.reloadData()
            }
            stage.script.wait(1)
        },
        ObservationScene("table-reload-makes-no-cell", prints: ["reloadData: 0 new", "reloadRows: 1 new"], of: ["reload*: * new"]) {
            stage in
            let (table, rows) = stage.addTold(20, height: 600, rowHeight: 40)
            var known = 0
            func tell(_ word: String) {
                stage.mark("\(word): \(rows.cells.count - known) new")
                known = rows.cells.count
            }
            stage.script.wait(1)
            stage.script.perform {
                known = rows.cells.count
                table.reloadData()
                table.layoutIfNeeded()
                tell("reloadData")
                table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                table.layoutIfNeeded()
                tell("reloadRows")
            }
        },
        ObservationScene(
            "table-cell-prepared-before-its-height",
            prints: ["cellForRow 6 begins", "*.prepareForReuse", "heightForRow 6", "cellForRow 6 returns", "heightForRow 6"],
            of: ["cellForRow *", "heightForRow *", "*.prepareForReuse"]
        ) { stage in
            let (table, rows) = stage.addTold(100, height: 400)
            table.register(PreparedCell.self, forCellReuseIdentifier: "row")
            stage.script.wait(1)
            // Two rows go, and a third is needed when their cells are there.
            stage.script.perform { table.contentOffset.y = 200 }
            stage.script.wait(1)
            stage.script.perform {
                rows.say = { stage.mark($0) }
                table.contentOffset.y = 250
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "collection-cell-placed-in-dequeue", prints: ["cellForItem begins", "*.apply", "cellForItem has the cell"],
            of: ["cellForItem *", "*.apply"]
        ) { $0.addLookedUpItem() },
        ObservationScene(
            "list-does-not-know-cell-in-will-display",
            prints: ["willDisplay: path of the cell none", "willDisplay: cell of the path none"], of: ["willDisplay: *"]
        ) { $0.addLookedUpItem() },
        update("delete, model of 20", to: 20, prints: "list: raise Invalid update: invalid number of rows in section 0*") {
            $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        },
        update("delete, model of 15", to: 15, prints: "list: raise *") {
            $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        },
        update(
            "delete 99", to: 19,
            prints: "list: raise attempt to delete row 99 from section 0 which only contains 20 rows before the update"
        ) {
            $0.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .none)
        },
        update("delete, model of 19", to: 19, prints: "passes") { $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
        update("delete 0 and insert 0", to: 20, prints: "passes") {
            $0.beginUpdates()
            $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            $0.endUpdates()
        },
        update(
            "insert 100", to: 21,
            prints:
                "list: raise attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update"
        ) {
            $0.insertRows(at: [IndexPath(row: 100, section: 0)], with: .none)
        },
        update("delete the section", to: 20, prints: "list: raise Invalid update: invalid number of sections*") {
            $0.deleteSections([0], with: .none)
        },
    ]

    /// A table of twenty rows whose model changes before its rows do.
    private static func update(
        _ word: String, to count: Int, prints line: TokenPattern, line number: Int = #line,
        _ change: @escaping @Sendable (UITableView) -> Void
    ) -> ObservationScene {
        ObservationScene(
            "table-updates-that-raise", prints: [.line(TokenPattern("updates: \(word)")), .line(line)],
            of: ["updates: *", "list: raise *", "passes"], line: number
        ) { stage in
            let (table, rows) = stage.addTold(20, height: 600, rowHeight: 40)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("updates: \(word)")
                rows.count = count
                change(table)
            }
            stage.script.mark("passes")
        }
    }
}

extension CGRect {
    /// The place of the tables of the notes.
    fileprivate static var phoneWide: CGRect { CGRect(x: 0, y: 0, width: 390, height: 600) }
}

extension Stage {
    /// A table without estimates of rows, whose data source and delegate can be made to tell.
    fileprivate func addTold(_ count: Int, height: CGFloat, rowHeight: CGFloat = 100) -> (UITableView, ToldRows) {
        let rows = keep(ToldRows(count, rowHeight))
        let frame = CGRect(x: 0, y: 0, width: 390, height: height)
        let table = add(UITableView(frame: frame, style: .plain), "list", at: frame)
        table.estimatedRowHeight = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        return (table, rows)
    }
}

extension Stage {
    /// A collection view of one item, which tells what it is asked and what the list knows.
    fileprivate func addLookedUpItem() {
        let item = keep(LookedUpItem())
        let collection = addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, item)
        collection.register(AppliedCell.self, forCellWithReuseIdentifier: "applied")
        item.say = { self.mark($0) }
    }
}

private final class LookedUpItem: UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (String) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        say("cellForItem begins")
        defer { say("cellForItem has the cell") }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "applied", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        say("willDisplay: path of the cell \(collectionView.indexPath(for: cell) == nil ? "none" : "known")")
        say("willDisplay: cell of the path \(collectionView.cellForItem(at: indexPath) == nil ? "none" : "known")")
    }
}

private final class AppliedCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
}

/// Counts the calls for heights, and the rows that they are for.
private final class CountedHeights: UITableViewDataSource, UITableViewDelegate {
    private(set) var calls = 0
    private(set) var asked: Set<Int> = []
    private let estimate: CGFloat?
    private let height: (Int) -> CGFloat

    init(estimate: CGFloat?, height: @escaping (Int) -> CGFloat) { (self.estimate, self.height) = (estimate, height) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        // Without a number of its own it answers as if it were not there.
        estimate ?? tableView.estimatedRowHeight
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls += 1
        asked.insert(indexPath.row)
        return height(indexPath.row)
    }
}

/// Tells what it is asked; its cells are numbered in the order in which they are made.
private final class ToldRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }
    /// Hears of the numbers of cells.
    var sayNumber: (String) -> Void = { _ in }
    var count: Int
    private(set) var cells: [UITableViewCell] = []
    private let height: CGFloat

    init(_ count: Int, _ height: CGFloat) { (self.count, self.height) = (count, height) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("numberOfRows")
        return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say("cellForRow \(indexPath.row) begins")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
        say("cellForRow \(indexPath.row) returns")
        sayNumber("cellForRow \(indexPath.row) returns #\(number(of: cell))")
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        say("heightForRow \(indexPath.row)")
        return height
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        say("willDisplayCell \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        sayNumber("didEndDisplayingCell \(indexPath.row) #\(number(of: cell))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { say("scrollViewDidScroll") }

    private func number(of cell: UITableViewCell) -> Int { (cells.firstIndex { $0 === cell } ?? -1) + 1 }
}

private final class PreparedCell: UITableViewCell {
    override func prepareForReuse() { super.prepareForReuse() }
}

import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How lists ask their data source and delegate, as later logs show it.
extension ObservationScene {
    static let foundFreshLists: [ObservationScene] = [
        ObservationScene(
            "table-three-rounds-before-cells-log",
            differs: "It is of iOS 10. How often iOS 13 and later count rows before they request the first cell is not published.",
            prints: [
                "sections", "rows", "height 0", "height 1", "height 2", "sections", "rows", "height 0", "height 1", "height 2", "sections",
                "rows", "height 0", "height 1", "height 2", "cell 0", .rest,
            ], of: tableWords
        ) { stage in
            stage.addAskedTable(3).estimatedRowHeight = 0
        },
        ObservationScene(
            "table-dequeued-height-twice-log",
            differs: """
                Heights and cells agree. That rows are counted three times is of iOS 11; how often iOS 13 and later count them is not \
                published.
                """,
            prints: [
                "rows", "rows", "rows", "height 0", "height 0", "cell 0", "height 0", "height 1", "height 1", .rest,
            ], of: ["rows", "height *", "cell *"]
        ) { $0.addAskedTable(5, dequeues: true) },
        ObservationScene(
            "collection-reload-within-updates",
            differs: "It is reported as a bug of iOS 10.3. Here a reload requests the cells again, as it is documented.",
            prints: [.rest, "reloads", "end"], of: ["reloads", "cell of *", "end"]
        ) { stage in
            let items = stage.keep(AskedItems([10]))
            items.say = { stage.mark($0) }
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            stage.script.wait(1)
            stage.script.perform {
                collection.performBatchUpdates({
                    items.counts = [11]
                    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
                })
                stage.mark("reloads")
                collection.reloadData()
            }
            stage.script.wait(1)
            stage.script.mark("end")
        },
        ObservationScene(
            "collection-sections-then-items-log",
            prints: ["sections", "items of 0", "items of 1", "items of 2", "shows [0, 0]", "shows [0, 1]", .rest],
            of: ["sections", "items of *", "shows *"]
        ) { stage in
            let items = stage.keep(AskedItems([5, 1, 13]))
            items.say = { stage.mark($0) }
            stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
        },
        ObservationScene(
            "collection-prefetches-when-scrolled",
            differs: "Cells are not prefetched here: a cell is requested when it comes into sight.",
            prints: [.many("cell of *"), "scrolls", "cell of [0, 10]", "cell of [0, 11]", .rest], of: ["cell of *", "scrolls"]
        ) { stage in
            stage.addScrolledItems()
        },
        ObservationScene(
            "table-asks-for-displayed-rows-only", prints: [.many("cell *"), "10 cells"], of: ["cell *", "* cells"]
        ) { stage in
            let rows = AskedRows(50)
            var count = 0
            rows.say = { word in
                if word.hasPrefix("cell ") { count += 1 }
                stage.mark(word)
            }
            stage.addTable(UITableView(frame: .list, style: .plain), rows).rowHeight = 44
            stage.script.wait(1)
            stage.script.perform { stage.mark("\(count) cells") }
        },
        ObservationScene("table-asks-before-it-puts-away", prints: ["10 cells", "20 cells"], of: ["* cells"]) { stage in
            let rows = stage.keep(CountedRows())
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            for offset in [0.0, 3080] {
                stage.script.wait(0.5)
                stage.script.perform { table.contentOffset.y = offset }
                stage.script.wait(0.5)
                stage.script.perform { stage.mark("\(rows.cells.count) cells") }
            }
        },
        ObservationScene(
            "table-deselected-in-will-select", prints: ["selects 0", "willSelect 0", "deselects", "none is selected"],
            of: ["selects 0", "willSelect 0", "deselects", "didSelect", "willDeselect", "didDeselect", "* is selected"]
        ) { stage in
            let rows = stage.keep(TogglingRows())
            rows.say = { stage.mark($0) }
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            stage.script.wait(1)
            stage.script.perform {
                table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
                stage.mark("selects 0")
            }
            stage.script.tap(.point(x: 150, y: 22, in: "list"))
            stage.script.wait(1)
            stage.script.perform { stage.mark(table.indexPathForSelectedRow == nil ? "none is selected" : "one is selected") }
        },
    ]

    private static let tableWords: [TokenPattern] = ["sections", "rows", "height *", "cell *"]
}

extension Stage {
    @discardableResult
    fileprivate func addAskedTable(_ count: Int, dequeues: Bool = false) -> UITableView {
        let rows = AskedRows(count, dequeues: dequeues)
        rows.say = { [self] in mark($0) }
        let table = addTable(UITableView(frame: .list, style: .plain), keep(rows))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return table
    }

    fileprivate func addScrolledItems() {
        let items = keep(AskedItems([50]))
        items.say = { [self] in mark($0) }
        let collection = addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
        script.wait(1)
        script.perform { [self] in
            mark("scrolls")
            collection.contentOffset.y = 10
        }
        script.wait(1)
    }
}

private final class AskedRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }
    private let count: Int
    private let dequeues: Bool

    init(_ count: Int, dequeues: Bool = false) { (self.count, self.dequeues) = (count, dequeues) }

    func numberOfSections(in tableView: UITableView) -> Int {
        say("sections")
        return 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("rows")
        return count
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        say("height \(indexPath.row)")
        return 44
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeues ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) : UITableViewCell()
        say("cell \(indexPath.row)")
        return cell
    }
}

/// Five hundred rows; it keeps the cells that it has seen.
private final class CountedRows: UITableViewDataSource, UITableViewDelegate {
    private(set) var cells: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
        return cell
    }
}

/// Takes the selection back when the selected row is chosen again.
private final class TogglingRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        say("willSelect \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: false)
        say("deselects")
        return nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { say("didSelect") }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        say("willDeselect")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { say("didDeselect") }
}

private final class AskedItems: UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (String) -> Void = { _ in }
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        say("sections")
        return counts.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        say("items of \(section)")
        return counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        say("cell of [\(indexPath.section), \(indexPath.item)]")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        say("shows [\(indexPath.section), \(indexPath.item)]")
    }
}

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let offset = Variable<Double>(
    "offset", "Points by which code scrolls", clause: "code scrolls by {value} points", [0, 22, 44, 88], changes: .printedLines)

private let height = Variable<Double>("height", "Height of the list", clause: "the list is {value} points high", [132, 0])

/// Says for which rows and items it is asked for a cell, and whether that one is new.
private final class CellTeller: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (String) -> Void = { _ in }
    private var known: [UIView] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        tell(cell, indexPath)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        tell(cell, indexPath)
        return cell
    }

    private func tell(_ cell: UIView, _ indexPath: IndexPath) {
        let isUsed = known.contains { $0 === cell }
        if !isUsed { known.append(cell) }
        say("\(indexPath.row): a \(isUsed ? "used" : "new") cell")
    }
}

private let offsetSet = Mark("the offset is set")
private let setAgain = Mark("the offset is set once more")

/// When cells are asked for.
let cellsInSight: Experiment = Experiment(
    id: "CellsInSight",
    title: "When does a list ask for cells, and which does it reuse?",
    question:
        "A table or collection view of 50 rows is three rows high, or has no height. Code scrolls it by some points, and later once more by as many. For which rows is the data source asked for a cell, when, and is the cell new or reused?",
    answer:
        "A list asks for cells in its next layout, not while code sets the offset, and only for the rows in sight. The cell of a row that has gone out of sight is reused; while the old row is still half visible, the new row needs a new cell. If some rows go and others come in the same layout, a table first requests cells for the new rows and then puts the old cells away: a jump needs new cells, and the next scroll reuses the old ones. No log shows this order for a collection view, which here puts the old cells away first. A list of no height asks for no cell. Prefetching is not modelled: since iOS 10 a collection view that scrolls, and since iOS 15 a table too, may also ask for cells that are not in sight yet, and keep some that have just gone, unless `isPrefetchingEnabled` is false.",
    remedy:
        "If you need the new cells right after code has set the offset, call `layoutIfNeeded()` on the list; after an animated scroll, wait for `scrollViewDidEndScrollingAnimation(_:)`. If `cellForItemAt` is never called although the number of items is requested, look for a list whose frame is empty (constraints, a stack view), that is in no window, or whose items have no size. `indexPathsForVisibleItems` is unsorted: take its `min()`. A reused cell keeps what it was given: set each property for every row, in both directions. In `willDisplay`, set again what may have changed since `cellForItemAt`: time can pass between the two, and a cell that comes back soon may not be requested again.",
    symptoms: [
        "when is cellForRowAt called",
        "cellForItemAt not called but numberOfItemsInSection is",
        "collection view inside a table view cell shows no cells",
        "cellForItemAt not called right after setting contentOffset",
        "dequeueReusableCell: when is a new cell created and when is one reused",
        "visibleCells not updated immediately after scrolling in code",
    ],
    variables: [list, offset, height],
    stage: { stage in
        let teller = stage.keep(CellTeller())
        teller.say = { stage.mark($0) }
        let view: UIScrollView
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), teller)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            view = table
        } else {
            view = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, teller)
        }
        view.frame.size.height = stage[height]
        let distance = stage[offset]
        stage.script.perform {
            view.contentOffset = CGPoint(x: 0, y: distance)
            stage.mark(offsetSet)
        }
        stage.script.wait(0.1)
        stage.script.perform {
            view.contentOffset = CGPoint(x: 0, y: 2 * distance)
            stage.mark(setAgain)
        }
    },
    outcomes: {
        Outcome("for the next row the list", otherwise: "asks for no cell") {
            Outcome.State("reuses a cell", "3: a used cell")
            Outcome.State("needs a new cell", "3: a new cell")
        }
        Outcome(
            "scrolled again, the list reuses a cell", not: "scrolled again, the list asks for no cell",
            .order([setAgain.written, "* cell"]))
    },
    claims: {
        Claim(
            "Before the list is scrolled, it has cells for the three rows in sight.",
            when: height == 132, explanation: "The list asks for cells when it is laid out.", rules: [.cellsInSight]
        ) {
            "0: a new cell"
            "1: a new cell"
            "2: a new cell"
            offsetSet.written
        }
        Claim(
            "The list asks for no cell while the offset is being set, but in the layout that follows.",
            when: offset != 0 && height == 132,
            explanation: "The list waits for its next layout.", rules: [.cellsInSight]
        ) {
            offsetSet.written
            "3: *"
        }
        Claim(
            "A row that comes into sight while the first row is still visible gets a new cell.", when: offset == 22 && height == 132,
            TokenPattern("3: a new cell").happens)
        Claim(
            "A row that comes into sight after the first row has gone reuses its cell.",
            when: offset.isOneOf(44, 88) && height == 132,
            explanation: "Cells that are out of sight are reused.", rules: [.cellsInSight]
        ) {
            setAgain.written
            TokenPattern("*: a used cell")
        }
        Claim(
            "In a table, a row that comes in the layout in which the first row goes needs a new cell.",
            when: list == .table && offset.isOneOf(44, 88) && height == 132,
            explanation:
                "A Mac Catalyst program, version 26.5, made 20 cells for a jump by more than ten rows, ten of them in sight.",
            rules: [.arrivingRowsFirst]
        ) {
            TokenPattern("3: a new cell").happens
            TokenPattern("3: a used cell").never
        }
        Claim(
            "A list of no height asks for no cell, wherever it is scrolled to.", when: height == 0, TokenPattern("* cell").never,
            explanation:
                "No row is in sight. One report to Apple (26795511, iOS 9) has a collection view of no size that asked for all items when items were inserted into it."
        )
        Claim(
            "If no row comes into sight in the layout in which another one goes, a table and a collection view behave the same.",
            when: !offset.isOneOf(44, 88),
            list.changesNothing())
        Claim(
            "Without prefetching, the data source is not asked for rows that are out of sight.", when: offset.isOneOf(0, 22),
            TokenPattern("4: *").never,
            explanation: "As with `isPrefetchingEnabled` set to false: prefetching is not modelled.")
    })

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Moment: String, Choice {
    case reloaded = "right after `reloadData`"
    case scrolled = "right after setting `contentOffset`"
    case inCell = "within the data source's method for a cell"
}
private let moment = Variable<Moment>("moment", "Code reads `visibleCells`")

/// Eight rows or items, of which three are in sight. Says when a cell is requested, and reads the cells within the first request if it should.
private final class ReadRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (Mark) -> Void = { _ in }
    var tells = false
    var readInCell: (() -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        isRequested()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        isRequested()
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    private func isRequested() {
        guard tells else { return }
        say(requested)
        readInCell?()
    }
}

private let now = Mark("now")
private let requested = Mark("a cell is requested")
private let allThere = Mark("visibleCells: those now in sight")
private let oldThere = Mark("visibleCells: those of before")
private let noneThere = Mark("visibleCells: none")
private let someThere = Mark("visibleCells: those requested so far")
private let goesOn = Mark("the app goes on")

/// Whether the cells in sight are made for code that asks for them.
let visibleCellsAfterReload: Experiment = Experiment(
    id: "VisibleCellsAfterReload",
    title: "`visibleCells` right after `reloadData`",
    question: """
        A list of eight rows, three of them in sight, is reloaded or scrolled by code, and the next line reads `visibleCells`. Or the \
        data source reads `visibleCells` while it makes a cell. What does the list return, and when are the cells requested?
        """,
    answer: """
        A table makes the cells for whoever asks: `visibleCells` calls `cellForRowAt` for the rows in sight before it returns, and \
        the next layout requests none again. A collection view waits for its layout: `visibleCells` is empty after `reloadData`, and \
        has the old cells after a scroll. A read of `visibleCells` in `cellForRowAt` is not allowed since iOS 13: Apple's engineer \
        names an exception, which stops the app on this page; reports of iOS 13 and 14.4 show an `[Assert]` line in the console.
        """,
    remedy: """
        Call `layoutIfNeeded()` on the list first: then both kinds of list have their new cells. Do not read `visibleCells` where the list \
        asks about a row (`cellForRowAt`, `canEditRowAt`, heights): keep what you need in the model, or put off the read with \
        `DispatchQueue.main.async`. In `scrollViewDidScroll` a read makes the cells of the new offset at once. To change what is in sight, \
        update the model and reconfigure these rows instead of looking cells up.
        """,
    symptoms: [
        "visibleCells is empty after reloadData",
        "Attempted to access the table view's visibleCells while they were in the process of being updated",
        "visibleCells count 0 collection view after reloadData",
        "cellForRowAt called when reading visibleCells",
        "indexPathsForVisibleRows calls cellForRow",
        "visibleCells crash iOS 13",
    ],
    observations: ["table-visible-cells-make-cells-log", "collection-visible-cells-after-reload-log"],
    variables: [list, moment],
    stage: { stage in
        let rows = ReadRows()
        rows.say = { stage.mark($0) }
        let view: UIScrollView
        let (reload, cells): (() -> Void, () -> [UIView])
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            (view, reload, cells) = (table, { table.reloadData() }, { table.visibleCells.map { $0 } })
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            (view, reload, cells) = (collection, { collection.reloadData() }, { collection.visibleCells.map { $0 } })
        }
        view.frame.size.height = 132
        let (choice, isCollection) = (stage[moment], stage[list] == .collectionView)
        stage.script.wait(0.1)
        stage.script.perform {
            let old = cells()
            rows.tells = true
            stage.mark(now)
            if choice == .scrolled { view.contentOffset.y = 132 } else { reload() }
            if choice == .inCell {
                rows.readInCell = {
                    rows.readInCell = nil
                    let isPart = cells().count < 3
                    // A table has stopped the app, which says nothing more.
                    rows.tells = isCollection
                    if isPart, isCollection { stage.mark(someThere) }
                }
            } else {
                let new = cells()
                stage.mark(new.isEmpty ? noneThere : new.contains { cell in old.contains { $0 === cell } } ? oldThere : allThere)
            }
        }
        stage.script.wait(0.1)
        stage.script.perform { stage.mark(goesOn) }
    },
    outcomes: {
        Outcome("`visibleCells`", otherwise: "stops the app") {
            Outcome.State("has the cells that are now in sight", allThere.written)
            Outcome.State("has the cells of before", oldThere.written)
            Outcome.State("is empty", noneThere.written)
            Outcome.State("has the cells requested so far", someThere.written)
        }
    },
    claims: {
        Claim(
            "After `reloadData`, a table requests its cells while `visibleCells` is read, and not again in the layout.",
            when: list == .table && moment == .reloaded,
            explanation: "A log with the activities of the run loop shows it: the cells come before the next layout.",
            rules: [.visibleCellsAtOnce], grade: .measured
        ) {
            only(among: requested.written, allThere.written) {
                requested.written
                requested.written
                requested.written
                allThere.written
            }
        }
        Claim(
            "After `reloadData`, `visibleCells` of a collection view is empty, and the cells come with the layout.",
            when: list == .collectionView && moment == .reloaded,
            explanation: "The same log counts no cell until the layout.", grade: .measured
        ) {
            noneThere.written
            requested.written
        }
        Claim(
            "After an offset set by code, a table has the new cells, too.", when: list == .table && moment == .scrolled,
            explanation: "Taken to be as after `reloadData`.", rules: [.visibleCellsAtOnce], grade: .assumed
        ) {
            requested.written
            allThere.written
        }
        Claim(
            "After an offset set by code, a collection view still has the old cells.",
            when: list == .collectionView && moment == .scrolled, grade: .assumed
        ) {
            oldThere.written
            requested.written
        }
        Claim(
            "A read of `visibleCells` within `cellForRowAt` stops the app.", when: list == .table && moment == .inCell,
            goesOn.never,
            explanation:
                "Apple's engineer says that iOS 13 raises an exception on purpose; reports of iOS 13 and 14.4 quote an `[Assert]` line of the console.",
            rules: [.visibleCellsWhileShown])
        Claim(
            "A read of `visibleCells` within `cellForItemAt` does not stop the app.",
            when: list == .collectionView && moment == .inCell, goesOn.happens, grade: .assumed)
    })

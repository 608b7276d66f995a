import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Place: String, Choice {
    case atOnce = "right after `reloadData`"
    case afterLayout = "after `reloadData` and `layoutIfNeeded`"
    case batch = "in the completion of `performBatchUpdates(nil)` after `reloadData`"
    case later = "0.1 seconds later"
}
private let place = Variable<Place>("place", "Code that needs the new cells stands")

/// Says when rows or items are counted, and when a cell is requested.
private final class TellingRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (Mark) -> Void = { _ in }
    var tells = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counted() }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if tells { say(requested) }
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counted() }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if tells { say(requested) }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    private var isCounted = false
    private func counted() -> Int {
        if tells, !isCounted {
            isCounted = true
            say(counting)
        }
        return 2
    }
}

private let counting = Mark("the rows are counted")
private let requested = Mark("a cell is requested")
private let returned = Mark("reloadData has returned")
private let runs = Mark("the code runs")

/// What has happened when `reloadData` returns, and when it is done.
let afterReloadData: Experiment = Experiment(
    id: "AfterReloadData",
    title: "When is `reloadData` finished?",
    question: """
        A table or a collection view of two rows is reloaded. Code that needs the new cells stands right after `reloadData`, after \
        `layoutIfNeeded`, in the completion of `performBatchUpdates(nil)`, or later. Which of the data source's methods have been \
        called by then?
        """,
    answer: """
        `reloadData` requests no cells: the next layout does, after your code has returned. A table requests the numbers of \
        its rows at once, a collection view only at that layout. After `layoutIfNeeded()`, or in the completion of \
        `performBatchUpdates(nil)`, the new cells are there.
        """,
    remedy: """
        Call `layoutIfNeeded()` on the list right after `reloadData()`, then look for cells, scroll or select. Or use the \
        completion of `performBatchUpdates(nil)`; with a diffable data source, the completion of \
        `apply(_:animatingDifferences:completion:)`. Right after `reloadData()` alone, `cellForRow(at:)` is nil and \
        `visibleCells` of a collection view is empty; `visibleCells` of a table, by a log, requests the cells at once. To \
        scroll to the end, scroll to the last row: with estimated heights `contentSize` is an estimate after the layout too. \
        Do not wait for the last `willDisplay`: it is called for each row again while the list scrolls. The model must not \
        change between `reloadData` and that layout, unless you reload again.
        """,
    symptoms: [
        "how to tell when reloadData has finished",
        "cellForRow(at:) returns nil right after reloadData",
        "scroll to the bottom after reloadData does not work",
        "is reloadData asynchronous",
        "reloadData completion handler",
        "cellForItemAt is called after my code that follows reloadData",
        "visibleCells wrong right after reloadData",
    ],
    variables: [list, place],
    stage: { stage in
        let rows = TellingRows()
        rows.say = { stage.mark($0) }
        let (reload, layOut, batch): (() -> Void, () -> Void, (@escaping (Bool) -> Void) -> Void)
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            (reload, layOut) = ({ table.reloadData() }, { table.layoutIfNeeded() })
            batch = { table.performBatchUpdates(nil, completion: $0) }
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            (reload, layOut) = ({ collection.reloadData() }, { collection.layoutIfNeeded() })
            batch = { collection.performBatchUpdates(nil, completion: $0) }
        }
        let choice = stage[place]
        stage.script.wait(0.1)
        stage.script.perform {
            rows.tells = true
            reload()
            stage.mark(returned)
            switch choice {
            case .atOnce: stage.mark(runs)
            case .afterLayout:
                layOut()
                stage.mark(runs)
            case .batch: batch { _ in stage.mark(runs) }
            case .later: break
            }
        }
        stage.script.wait(0.1)
        stage.script.perform { if choice == .later { stage.mark(runs) } }
    },
    outcomes: {
        Outcome("the cells are requested before the code runs", not: "the code runs before the cells are requested", requested.before(runs))
    },
    claims: {
        Claim(
            "No cell is requested before `reloadData` returns.", returned.before(requested),
            explanation: "Cells come with a layout; authors of answers say so of tables and collection views.", rules: [.cellsInSight],
            grade: .assumed)
        Claim(
            "Code right after `reloadData` runs before the cells are requested.", when: place == .atOnce, runs.before(requested))
        Claim(
            "After `layoutIfNeeded` the cells are there.", when: place == .afterLayout, requested.before(runs),
            explanation: "Apple documents that `layoutIfNeeded` lays out at once what waits for layout.", grade: .documented)
        Claim(
            "In the completion of `performBatchUpdates(nil)` the cells are there.", when: place == .batch, requested.before(runs),
            explanation: "Authors report it of iOS 11 and later; Apple documents that the completion comes at the end of the updates.",
            grade: .assumed)
        Claim(
            "A table counts its rows before `reloadData` returns.", when: list == .table, counting.before(returned),
            explanation: "An answer that many engineers follow has it so; Apple does not document it.", rules: [.countsAtReload])
        Claim(
            "A collection view counts its items after `reloadData` has returned.", when: list == .collectionView,
            returned.before(counting), explanation: "A log with the activities of the run loop has it so, and a radar describes it.",
            grade: .measured)
    })

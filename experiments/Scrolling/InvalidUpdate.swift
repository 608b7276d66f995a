import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum State: String, Choice {
    case laidOut = "is laid out"
    case waits = "waits for its layout after `reloadData`"
}
private let state = Variable<State>("state", "The list")

private enum Change: String, Choice {
    case oneForOne = "gains one row for one insertion"
    case oneForTwo = "gains two rows for one insertion"
    case oneForNone = "stays as it is at an insertion"
    case singles = "gains two rows, and two rows are inserted, one call after the other"
    case stepByStep = "gains a row before each of two insertions"
    case batch = "gains two rows for one `performBatchUpdates` that inserts both"
    case inBatch = "gains two rows inside the `performBatchUpdates` that inserts both"
    case reloaded = "gains a row, the list is reloaded, and the row is inserted too"
    case beyondTheEnd = "loses its last row for a deletion of the one after it"
}
private let change = Variable<Change>("change", "The model of five rows")

/// As many rows or items as the model has.
private final class ModelRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// What code calls on either list.
private struct Calls {
    var reload: () -> Void
    var insert: (Int) -> Void
    var delete: (Int) -> Void
    var batch: (@escaping () -> Void) -> Void

    func make(_ change: Change, _ rows: ModelRows) {
        switch change {
        case .oneForOne:
            rows.count += 1
            insert(5)
        case .oneForTwo:
            rows.count += 2
            insert(5)
        case .oneForNone: insert(5)
        case .singles:
            rows.count += 2
            insert(5)
            insert(6)
        case .stepByStep:
            rows.count += 1
            insert(5)
            rows.count += 1
            insert(6)
        case .batch:
            rows.count += 2
            batch {
                insert(5)
                insert(6)
            }
        case .inBatch:
            batch {
                rows.count += 2
                insert(5)
                insert(6)
            }
        case .reloaded:
            rows.count += 1
            reload()
            insert(5)
        case .beyondTheEnd:
            rows.count -= 1
            delete(5)
        }
    }
}

extension Stage {
    fileprivate func add(_ rows: ModelRows) -> Calls {
        if self[list] == .table {
            let table = addTable(UITableView(frame: .list, style: .plain), rows)
            return Calls(
                reload: { table.reloadData() }, insert: { table.insertRows(at: [IndexPath(row: $0, section: 0)], with: .none) },
                delete: { table.deleteRows(at: [IndexPath(row: $0, section: 0)], with: .none) },
                batch: { table.performBatchUpdates($0, completion: nil) })
        }
        let collection = addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
        return Calls(
            reload: { collection.reloadData() }, insert: { collection.insertItems(at: [IndexPath(item: $0, section: 0)]) },
            delete: { collection.deleteItems(at: [IndexPath(item: $0, section: 0)]) },
            batch: { collection.performBatchUpdates($0, completion: nil) })
    }
}

private let goesOn = Mark("the app goes on")

private let isEarly = Condition(
    "a collection view counts its items anew when the update begins", not: "the numbers before the update are known",
    list == .collectionView && state == .waits)
private let agrees = Condition(
    "insertions match the change of the model", not: "insertions or deletions do not match the change of the model",
    change.isOneOf(.oneForOne, .stepByStep, .batch, .inBatch))

/// The numbers that a list compares after each update.
let invalidUpdate: Experiment = Experiment(
    id: "InvalidUpdate",
    title: "“Invalid update: invalid number of rows in section”",
    question: """
        A list shows the five rows of its model. The model changes, and code inserts or deletes rows or items, one call at a time or in \
        `performBatchUpdates`, sometimes right after `reloadData`. When does the app stop with “Invalid update: invalid number of rows \
        in section”, or with “attempt to delete row”?
        """,
    answer: """
        At the end of every update the list requests its numbers: the number before, plus insertions, minus deletions, must be the \
        number after. Outside of a batch each call is an update of its own, so two insertions after a change by two stop the app at \
        the first. A collection view that is new or reloaded and not laid out yet counts when the update begins: if the model \
        has changed by then, each insertion counts twice. `reloadData` and an insertion for the same change stop the app too, \
        and so does the deletion of a row that the list did not have before the update (“attempt to delete row”).
        """,
    remedy: """
        Change the model inside the block of `performBatchUpdates`, and make all insertions, deletions and moves for that change there. \
        Outside of a batch, before each call change in the model just the rows of that call, one or several. \
        Never call `reloadData` and an insertion for the same change. \
        If a collection view may be reloaded and not laid out yet, call `layoutIfNeeded()` before the model changes. Delete by indexes before the \
        update, insert by indexes after it; on the main thread only. If the number of sections changes, call `insertSections` or \
        `deleteSections` too. A diffable data source does all this for you.
        """,
    symptoms: [
        "Invalid update: invalid number of rows in section 0",
        "Invalid update: invalid number of items in section 0",
        "The number of rows contained in an existing section after the update must be equal to the number before",
        "attempt to delete item 20 from section 0 which only contains 20 items before the update",
        "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update",
        "NSInternalInconsistencyException in performBatchUpdates after reloadData",
        "insertRows crashes when several rows are added one after the other",
        "crash inserting the first item into a UICollectionView",
    ],
    variables: [list, change, state],
    stage: { stage in
        let rows = ModelRows()
        let calls = stage.add(rows)
        let (choice, waits) = (stage[change], stage[state] == .waits)
        stage.script.wait(0.1)
        stage.script.perform {
            if waits { calls.reload() }
            calls.make(choice, rows)
        }
        stage.script.wait(0.5)
        stage.script.mark(goesOn)
    },
    outcomes: { Outcome("the app stops", not: "the app goes on", goesOn.never) },
    claims: {
        Claim(
            "If the insertions match the model at the end of each update, the app goes on.", when: agrees && !isEarly, goesOn.happens,
            explanation: "The numbers agree.")
        Claim(
            "If the model changes by another number than the list inserts, the app stops.",
            when: change.isOneOf(.oneForTwo, .oneForNone), explanation: "Printed messages of many apps have these numbers.",
            rules: [.updatesAgree]
        ) {
            decided("list: raise *")
            goesOn.never
        }
        Claim(
            "Two insertions outside of a batch stop the app if the model has gained both rows before.", when: change == .singles,
            goesOn.never, explanation: "The first insertion is an update of its own: two rows more, one inserted.",
            rules: [.updatesAgree])
        Claim(
            "In one `performBatchUpdates` the same two insertions go on.", when: change == .batch && !isEarly, goesOn.happens)
        Claim(
            "A collection view that waits for its layout counts at the beginning of the update, and the app stops.",
            when: isEarly && change.isOneOf(.oneForOne, .stepByStep, .batch), goesOn.never,
            explanation:
                "Two radars and a library describe this count; Apple documents that a reload may occur if the layout is not up to date.",
            rules: [.countsBeforeUpdates, .updatesAgree])
        Claim(
            "If the model changes inside the block of `performBatchUpdates`, the app goes on in every state of the list.",
            when: change == .inBatch, goesOn.happens, explanation: "The numbers before the update are those before the block.")
        Claim(
            "`reloadData` and an insertion for the same change stop the app.", when: change == .reloaded, goesOn.never,
            explanation:
                "A table counts within `reloadData`, as logs of a library's users have it; a collection view counts when the insertion begins.",
            rules: [.updatesAgree])
        Claim(
            "The deletion of a row after the last one stops the app.", when: change == .beyondTheEnd, goesOn.never,
            explanation: "The message is “attempt to delete row 5 from section 0 which only contains 5 rows before the update”.",
            rules: [.updatesAgree])
    })

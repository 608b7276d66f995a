import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Update: String, Choice {
    case reloadData = "`reloadData`"
    case reloadOfTheRow = "a reload of that row"
    case reloadOfAnother = "a reload of another row"
    case insertion = "an insertion above"
    case deletion = "the deletion of that row"
}
private let update = Variable<Update>("update", "Then comes")

/// Five rows or items, or as many as an update leaves.
private final class CountedRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

private let listView = Named<UIView>("list")
private let delegate = Named<CountedRows>("delegate")

/// What becomes of a selection when the list changes.
let selectionThroughUpdates: Experiment = Experiment(
    id: "SelectionThroughUpdates",
    title: "Selection is lost after `reloadData`: what updates keep",
    question:
        "Row 1 is selected by a tap. Then code reloads the list or a row, inserts a row above or deletes the row. Which row is selected afterwards, and does the delegate receive `didDeselect…`?",
    answer:
        "`reloadData`, a reload of the selected row and its deletion lose the selection (assumed; one author says that a collection view keeps it through `reloadData`), and the delegate receives no call. A reload of another row keeps the selection; an insertion above moves the selection along with the row.",
    remedy:
        "Keep the ids of what is selected in the model, and select again after a reload: `selectRow(at:animated:scrollPosition:)`, or in a collection view `layoutIfNeeded()` and then `selectItem(at:animated:scrollPosition:)`; both call no delegate method. To change the look of a selected row, change its cell (`cellForRow(at:)`, `cellForItem(at:)`), or call `reconfigureRows(at:)` or `reconfigureItems(at:)` (iOS 15), in place of a reload. Update what depends on the selection yourself, such as a button for the selected rows.",
    symptoms: [
        "table view selection lost after reloadData",
        "indexPathsForSelectedRows is nil after reload",
        "selected cell is deselected after reloadRows or reloadItems",
        "keep selected rows when reloading a table or collection view",
        "didDeselectRowAt not called after reloadData",
        "selection moves to another row after insertRows",
    ],
    variables: [list, update],
    stage: { stage in
        let rows = CountedRows()
        let choice = stage[update]
        let first = IndexPath(row: 0, section: 0)
        let second = IndexPath(row: 1, section: 0)
        let third = IndexPath(row: 2, section: 0)
        let change: () -> Void
        let selected: () -> [IndexPath]
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            selected = { table.indexPathsForSelectedRows ?? [] }
            change = {
                switch choice {
                case .reloadData: table.reloadData()
                case .reloadOfTheRow: table.reloadRows(at: [second], with: .none)
                case .reloadOfAnother: table.reloadRows(at: [third], with: .none)
                case .insertion: table.insertRows(at: [first], with: .none)
                case .deletion: table.deleteRows(at: [second], with: .none)
                }
            }
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            selected = { collection.indexPathsForSelectedItems ?? [] }
            change = {
                switch choice {
                case .reloadData: collection.reloadData()
                case .reloadOfTheRow: collection.reloadItems(at: [second])
                case .reloadOfAnother: collection.reloadItems(at: [third])
                case .insertion: collection.insertItems(at: [first])
                case .deletion: collection.deleteItems(at: [second])
                }
            }
        }
        stage.script.wait(0.1)
        stage.script.tap(.point(x: 150, y: 66, in: listView))
        stage.script.wait(0.5)
        stage.script.perform {
            switch choice {
            case .insertion: rows.count += 1
            case .deletion: rows.count -= 1
            default: break
            }
            change()
        }
        stage.script.wait(0.5)
        stage.script.perform { stage.mark(selected().first.map { "row \($0.item) is selected" } ?? "no row is selected") }
    },
    outcomes: {
        Outcome("afterwards", otherwise: "no row is selected") {
            Outcome.State("row 1 is selected", "row 1 is selected")
            Outcome.State("row 2 is selected", "row 2 is selected")
        }
        Outcome(
            "the delegate is called about the deselection", not: "the delegate receives no call about a deselection",
            constant: "No update by code calls the delegate.", delegate.call("didDeselect*"))
    },
    claims: {
        Claim(
            "After `reloadData` no row is selected.", when: update == .reloadData,
            TokenPattern("no row is selected").happens,
            explanation:
                "Authors of two libraries say so, and one author says that a collection keeps the index path; Apple documents neither.",
            grade: .assumed)
        Claim(
            "A reload of the selected row, or its deletion, loses the selection.",
            when: update.isOneOf(.reloadOfTheRow, .deletion), TokenPattern("no row is selected").happens,
            explanation: "Assumed for the reload, which Apple describes as a new cell for the row.", grade: .assumed)
        Claim(
            "A reload of another row keeps the selection.", when: update == .reloadOfAnother,
            TokenPattern("row 1 is selected").happens)
        Claim(
            "An insertion above moves the selection along with its row.", when: update == .insertion,
            TokenPattern("row 2 is selected").happens,
            explanation: "Apple documents that the rows below move; a selection belongs to its row.")
        Claim(
            "The delegate receives no call about a selection that an update loses.", delegate.call("didDeselect*").never,
            explanation: "The calls of the delegate are documented for what the user selects.",
            unnoticed: "No rule calls the delegate for an update: the claim says what does not happen.")
    })

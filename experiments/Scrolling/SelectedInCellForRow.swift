import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Preselection: String, Choice {
    case cell = "`isSelected` of its cell in the data source"
    case list = "`selectRow` or `selectItem` of the list"
}
private let by = Variable<Preselection>("by", "Row 0 is selected beforehand by")
private let several = Variable<Bool>("several", "`allowsMultipleSelection`", default: true)

/// Five rows or items, the first of which may be selected by its cell.
private final class ChosenRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var selectsCell = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if selectsCell, indexPath.row == 0 { cell.isSelected = true }
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if selectsCell, indexPath.item == 0 { cell.isSelected = true }
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

private let listView = Named<UIView>("list")
private let delegate = Named<ChosenRows>("delegate")
private let known = Mark("the list knows that row 0 is selected")

/// A selection that only the cell knows of.
let selectedInCellForRow: Experiment = Experiment(
    id: "SelectedInCellForRow",
    title: "Preselected cell cannot be deselected: `isSelected` in `cellForRowAt`",
    question:
        "Row 0 should be selected from the beginning: the data source sets `isSelected` of its cell, or code calls `selectRow` or `selectItem` of the list. Then the user taps row 0. Is it deselected?",
    answer:
        "The list does not know of a selection that only its cell has: the tap selects row 0 and does not deselect row 0. A row selected by the list's own method is deselected by the tap if `allowsMultipleSelection` is true; with the default, false, the tap selects the row again.",
    remedy:
        "Never set `isSelected` of a cell. After the first layout and after each `reloadData()`, which clears the selection, call `selectRow(at:animated:scrollPosition:)` or `selectItem(at:animated:scrollPosition:)` for each row that the model has as selected; a call in `willDisplay` works too. Deselect by `deselectRow` or `deselectItem`. Draw a mark of your own, such as a check mark, from the model.",
    symptoms: [
        "preselected collection view cell cannot be deselected",
        "cell.isSelected = true in cellForItemAt, didDeselectItemAt not called",
        "preselect rows in a table view with multiple selection",
        "first tap on a preselected cell does nothing",
        "two taps needed to deselect a cell",
        "indexPathsForSelectedItems is empty although the cell is selected",
    ],
    variables: [list, by, several],
    stage: { stage in
        let rows = ChosenRows()
        let choice = stage[by]
        let selectsSeveral = stage[several]
        rows.selectsCell = choice == .cell
        let first = IndexPath(row: 0, section: 0)
        let select: () -> Void
        let selected: () -> [IndexPath]
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.allowsMultipleSelection = selectsSeveral
            select = { table.selectRow(at: first, animated: false, scrollPosition: .none) }
            selected = { table.indexPathsForSelectedRows ?? [] }
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            collection.allowsMultipleSelection = selectsSeveral
            select = { collection.selectItem(at: first, animated: false, scrollPosition: []) }
            selected = { collection.indexPathsForSelectedItems ?? [] }
        }
        stage.script.wait(0.1)
        stage.script.perform {
            if choice == .list { select() }
            if selected().contains(first) { stage.mark(known) }
        }
        stage.script.tap(.point(x: 150, y: 22, in: listView))
    },
    outcomes: {
        Outcome("the list knows of the selection", not: "only the cell knows of the selection", known.written)
        Outcome("the tap deselects row 0", not: "the tap selects row 0", delegate.call("didDeselect*"))
    },
    claims: {
        Claim(
            "If only the cell was selected, the tap selects the row and does not deselect it.", when: by == .cell,
            explanation:
                "The documentation of `isSelected` advises against setting it; a report has a preselected item that cannot be deselected.",
            rules: [.rowSelection, .itemSelection]
        ) {
            known.written.never
            delegate.call("didSelect*").happens
            delegate.call("didDeselect*").never
        }
        Claim(
            "If the list’s method selected the row and several can be selected, the tap deselects the row.",
            when: by == .list && several.isOn, rules: [.rowSelection, .itemSelection]
        ) {
            known.written
            delegate.call("didDeselect*")
            delegate.call("didSelect*").never
        }
        Claim(
            "Without `allowsMultipleSelection` a tap on the selected row deselects nothing.", when: several.isOff,
            delegate.call("didDeselect*").never)
    })

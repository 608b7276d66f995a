import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let editing = Variable<Bool>("editing", "The table is in editing mode", off: "the table is not in editing mode")
private let allows = Variable<Bool>("allowsSelection", "`allowsSelection`")
private let duringEditing = Variable<Bool>("duringEditing", "`allowsSelectionDuringEditing`")
private let several = Variable<Bool>("several", "`allowsMultipleSelectionDuringEditing`")

/// A row that is called for editing mode.
private final class EditedRow: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
}

private let cell0 = Named<EditedRow>("cell_0")
private let list = Named<UITableView>("list")
private let delegate = Named<RowsDelegate>("delegate")

private let allowsNothing = Condition(
    "neither flag for editing mode is on", not: "a flag for editing mode is on", duringEditing.isOff && several.isOff)

/// Which of the table's flags counts when.
let selectionWhileEditing: Experiment = Experiment(
    id: "SelectionWhileEditing",
    title: "Selecting rows in editing mode: which flags count?",
    question:
        "Two rows of a table are tapped one after the other, in editing mode or not. Which of the flags that allow selection count, and are both rows selected in the end?",
    answer:
        "Outside of editing mode `allowsSelection` decides, and the two flags for editing mode do not count. In editing mode `allowsSelection` does not count: `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing` must be on, and only with the latter are both rows selected. When editing mode begins, the visible cells receive `setEditing(_:animated:)`.",
    remedy:
        "To select rows in editing mode, set `allowsSelectionDuringEditing = true`; for several rows set `allowsMultipleSelectionDuringEditing = true` before `setEditing(true, animated:)`, and read `indexPathsForSelectedRows`. Check marks then take the place of the controls that delete and insert, but not in a row for which `canEditRowAt` returns `false`. Outside of editing mode several rows need `allowsMultipleSelection`.",
    symptoms: [
        "didSelectRowAt not called in editing mode",
        "select multiple rows while the table view is editing",
        "tapping a row does nothing when isEditing is true",
        "allowsSelectionDuringEditing vs allowsMultipleSelectionDuringEditing",
    ],
    variables: [editing, allows, duringEditing, several],
    base: editing.isOn,
    stage: { stage in
        let rows = RowsDelegate()
        rows.makeCell = { _, indexPath in
            guard indexPath.row == 0 else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
            return stage.name(EditedRow(style: .default, reuseIdentifier: nil), cell0)
        }
        let table = stage.addTable(UITableView(frame: .list, style: .plain), list, rows, delegate)
        table.allowsSelection = stage[allows]
        table.allowsSelectionDuringEditing = stage[duringEditing]
        table.allowsMultipleSelectionDuringEditing = stage[several]
        let isEditing = stage[editing]
        stage.script.wait(0.1)
        stage.script.perform { if isEditing { table.setEditing(true, animated: false) } }
        for y in [22.0, 66] {
            stage.script.wait(1)
            stage.script.tap(.point(x: 150, y: y, in: list))
        }
        stage.script.perform { stage.mark("\(table.indexPathsForSelectedRows?.count ?? 0) selected") }
    },
    outcomes: {
        Outcome("in the end", otherwise: "no row is selected") {
            Outcome.State("both rows are selected", "2 selected")
            Outcome.State("only the row tapped last is selected", "1 selected")
        }
        Outcome("`didSelectRowAt` is called", not: "`didSelectRowAt` is not called", delegate.didSelectRow)
        Outcome(
            "the visible cells receive `setEditing(_:animated:)`", not: "no cell receives `setEditing(_:animated:)`",
            cell0.setEditing("true"))
    },
    claims: {
        Claim(
            "Outside of editing mode, no row is selected if `allowsSelection` is off, whatever the other flags.",
            when: editing.isOff && allows.isOff,
            explanation: "Documented for `allowsSelection`.", rules: [.editingSelection]
        ) {
            TokenPattern("0 selected").happens
            delegate.didSelectRow.never
        }
        Claim(
            "Outside of editing mode, with `allowsSelection` on and `allowsMultipleSelection` off, each tap selects, and one row stays selected.",
            when: editing.isOff && allows.isOn
        ) {
            delegate.didSelectRow.times(2)
            TokenPattern("1 selected").happens
        }
        Claim(
            "In editing mode, no row is selected unless one of the two flags for editing is on.",
            when: editing.isOn && allowsNothing, delegate.didSelectRow.never,
            explanation:
                "`allowsSelectionDuringEditing` is off by default, and `allowsSelection` counts outside of editing mode.",
            rules: [.editingSelection])
        Claim(
            "In editing mode, with `allowsSelectionDuringEditing` alone, one row is selected, whatever `allowsSelection` is.",
            when: editing.isOn && duringEditing.isOn && several.isOff
        ) {
            delegate.didSelectRow.times(2)
            TokenPattern("1 selected").happens
        }
        Claim(
            "In editing mode, with `allowsMultipleSelectionDuringEditing`, both rows are selected.",
            when: editing.isOn && several.isOn, TokenPattern("2 selected").happens,
            explanation: "Documented for `allowsMultipleSelectionDuringEditing`.", rules: [.editingSelection])
        Claim(
            "A visible cell receives `setEditing(_:animated:)` in editing mode.", when: editing.isOn, cell0.setEditing("true").happens,
            explanation: "Documented for `setEditing(_:animated:)`.", rules: [.editingSelection])
    })

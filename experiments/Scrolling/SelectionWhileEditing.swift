import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let editing = Variable<Bool>("editing", "The table is in editing mode")
private let allows = Variable<Bool>("allowsSelection", "`allowsSelection`")
private let duringEditing = Variable<Bool>("duringEditing", "`allowsSelectionDuringEditing`")
private let several = Variable<Bool>("several", "`allowsMultipleSelectionDuringEditing`")

/// A row that is called for editing mode.
private final class EditedRow: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
}

extension Experiment {
    /// Which of the table's flags counts when.
    static let selectionWhileEditing = Experiment(
        id: "SelectionWhileEditing",
        title: "What a tap selects in editing mode",
        question:
            "Two rows of a table are tapped one after the other, in editing mode or not. Which of the flags that allow selection count, and are both rows selected in the end?",
        answer:
            "Outside of editing mode `allowsSelection` alone. In editing mode it does not count: one of the two flags for editing must be on, and only with the one for several rows are both selected. The cells in sight are told of editing mode.",
        variables: [editing, allows, duringEditing, several],
        stage: { stage in
            let rows = RowsDelegate()
            rows.makeCell = { _, indexPath in
                guard indexPath.row == 0 else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
                return stage.name(EditedRow(style: .default, reuseIdentifier: nil), "cell_0")
            }
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.allowsSelection = stage[allows]
            table.allowsSelectionDuringEditing = stage[duringEditing]
            table.allowsMultipleSelectionDuringEditing = stage[several]
            let isEditing = stage[editing]
            stage.script.wait(0.1)
            stage.script.perform { if isEditing { table.setEditing(true, animated: false) } }
            for y in [22.0, 66] {
                stage.script.wait(1)
                stage.script.tap(.point(x: 150, y: y, in: "list"))
            }
            stage.script.perform { stage.mark("\(table.indexPathsForSelectedRows?.count ?? 0) selected") }
        },
        claims: [
            Claim(
                "Outside of editing mode `allowsSelection` alone counts.",
                when: editing.isOff && allows.isOff, .all([.happens("0 selected"), .never("delegate.didSelectRow*")]),
                explanation: "Documented for `allowsSelection`.", rules: [.editingSelection]),
            Claim(
                "With it each tap selects, and one row stays selected.",
                when: editing.isOff && allows.isOn,
                .all([.exactly(2, "delegate.didSelectRow*"), .happens("1 selected")])),
            Claim(
                "In editing mode nothing is selected unless a flag for it is on.",
                when: editing.isOn && duringEditing.isOff && several.isOff, .never("delegate.didSelectRow*"),
                explanation:
                    "`allowsSelectionDuringEditing` is off by default, and `allowsSelection` counts outside of editing mode.",
                rules: [.editingSelection]),
            Claim(
                "With `allowsSelectionDuringEditing` one row is selected, whatever `allowsSelection` says.",
                when: editing.isOn && duringEditing.isOn && several.isOff,
                .all([.exactly(2, "delegate.didSelectRow*"), .happens("1 selected")])),
            Claim(
                "With `allowsMultipleSelectionDuringEditing` both are.",
                when: editing.isOn && several.isOn, .happens("2 selected"),
                explanation: "Documented.", rules: [.editingSelection]),
            Claim(
                "A cell in sight is told of editing mode.", when: editing.isOn,
                .happens("cell_0.setEditing(yes)"),
                explanation: "Documented for `setEditing(_:animated:)`.", rules: [.editingSelection]),
        ])
}

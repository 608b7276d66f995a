import EventTrace
import ExperimentKit
import UIKit

private let editing = Variable.flag("editing", Text("The table is in editing mode", chinese: "表格处于编辑模式"))
private let allows = Variable.flag("allowsSelection", Text("`allowsSelection`", chinese: "`allowsSelection`"))
private let duringEditing = Variable.flag(
    "duringEditing", Text("`allowsSelectionDuringEditing`", chinese: "`allowsSelectionDuringEditing`"))
private let several = Variable.flag(
    "several", Text("`allowsMultipleSelectionDuringEditing`", chinese: "`allowsMultipleSelectionDuringEditing`"))

/// A row that hears of editing mode.
private final class EditedRow: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
}

extension Experiment {
    /// Which of the table's flags counts when.
    static let selectionWhileEditing = Experiment(
        id: "SelectionWhileEditing",
        title: Text("What a tap selects in editing mode", chinese: "编辑模式下点击选中什么"),
        question: Text(
            "Two rows of a table are tapped one after the other, in editing mode or not. Which of the flags that allow selection count, and are both rows selected in the end?",
            chinese: "先后点击表格的两行，表格处于编辑模式或不处于。哪些允许选中的属性起作用？最后两行都被选中吗？"),
        answer: Text(
            "Outside of editing mode `allowsSelection` alone. In editing mode it does not count: one of the two flags for editing must be on, and only with the one for several rows are both selected. The cells in sight are told of editing mode.",
            chinese: "不在编辑模式时只看 `allowsSelection`。在编辑模式中它不起作用：两个编辑专用的属性须有一个打开，只有打开多选的那个，两行才都被选中。可见的单元格会得知编辑模式。"),
        variables: [editing, allows, duringEditing, several],
        stage: { stage in
            let rows = RowsDelegate()
            rows.makeCell = { [unowned(unsafe) stage] _, indexPath in
                guard indexPath.row == 0 else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
                return stage.name(EditedRow(style: .default, reuseIdentifier: nil), "cell_0")
            }
            let table = stage.addTable({ UITableView(frame: $0, style: .plain) }, rows)
            table.allowsSelection = stage.flag(allows)
            table.allowsSelectionDuringEditing = stage.flag(duringEditing)
            table.allowsMultipleSelectionDuringEditing = stage.flag(several)
            let isEditing = stage.flag(editing)
            stage.script.wait(0.1)
            stage.script.perform { if isEditing { table.setEditing(true, animated: false) } }
            for y in [22.0, 66] {
                stage.script.wait(1)
                stage.script.tap(.point(x: 150, y: y, in: "list"))
            }
            stage.script.perform { [unowned(unsafe) stage] in stage.mark("\(table.indexPathsForSelectedRows?.count ?? 0) selected") }
        },
        claims: [
            Claim(
                Text("Outside of editing mode `allowsSelection` alone counts.", chinese: "不在编辑模式时只看 `allowsSelection`。"),
                when: editing.isOff && allows.isOff, .never("delegate.didSelectRow*"),
                explanation: Text("Documented for `allowsSelection` (SC.20).", chinese: "`allowsSelection` 的文档（SC.20）。")),
            Claim(
                Text("With it each tap selects, and one row stays selected.", chinese: "打开时每次点击都选中，最后只有一行被选中。"),
                when: editing.isOff && allows.isOn,
                .all([.exactly(2, "delegate.didSelectRow*"), .happens("1 selected")])),
            Claim(
                Text("In editing mode nothing is selected unless a flag for it is on.", chinese: "编辑模式下，没有打开专用属性就不选中任何行。"),
                when: editing.isOn && duringEditing.isOff && several.isOff, .never("delegate.didSelectRow*"),
                explanation: Text(
                    "`allowsSelectionDuringEditing` is off by default, and `allowsSelection` counts outside of editing mode (SC.20).",
                    chinese: "`allowsSelectionDuringEditing` 默认关闭，`allowsSelection` 只在编辑模式之外起作用（SC.20）。")),
            Claim(
                Text(
                    "With `allowsSelectionDuringEditing` one row is selected, whatever `allowsSelection` says.",
                    chinese: "打开 `allowsSelectionDuringEditing` 则选中一行，与 `allowsSelection` 无关。"),
                when: editing.isOn && duringEditing.isOn && several.isOff,
                .all([.exactly(2, "delegate.didSelectRow*"), .happens("1 selected")])),
            Claim(
                Text(
                    "With `allowsMultipleSelectionDuringEditing` both are.", chinese: "打开 `allowsMultipleSelectionDuringEditing` 则两行都被选中。"),
                when: editing.isOn && several.isOn, .happens("2 selected"),
                explanation: Text("Documented (SC.20).", chinese: "有文档（SC.20）。")),
            Claim(
                Text("A cell in sight is told of editing mode.", chinese: "可见的单元格得知编辑模式。"), when: editing.isOn,
                .happens("cell_0.setEditing(yes)"),
                explanation: Text("Documented for `setEditing(_:animated:)` (SC.20).", chinese: "`setEditing(_:animated:)` 的文档（SC.20）。")),
        ])
}

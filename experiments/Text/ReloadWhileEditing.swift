import EventTrace
import ExperimentKit
import UIKit

private enum Place: String, Choice {
    case row = "a row"
    case sectionHeader = "the header of a section"
    case tableHeaderView = "the `tableHeaderView`"
}
private let place = Variable<Place>("field", "The field that is being edited is in")

private enum Update: String, Choice {
    case reloadData = "`reloadData`"
    case reloadRows = "`reloadRows` for another row"
    case reloadRow0 = "`reloadRows` for row 0"
    case heights = "`endUpdates` right after `beginUpdates`"
}
private let update = Variable<Update>("update", "Code calls")

private final class EndListener: UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 2, width: 300, height: 40))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Five rows, each with a field, in one section that may have a header.
private final class FieldRows: UITableViewDataSource, UITableViewDelegate {
    var header: UIView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header == nil ? 0 : 44 }
}

private let field = Named<UITextField>("field")
private let listener = Named<EndListener>("listener")
private let stillEdited = Mark("still edited")
private let noLongerEdited = Mark("no longer edited")

private let isTakenOut = Condition(
    "`reloadData` takes the field out", not: "the field stays in its place, or other code takes it out",
    update == .reloadData && place.isOneOf(.row, .sectionHeader))
private let isOwnRow = Condition(
    "the row of the field is reloaded", not: "the row of the field is not reloaded", update == .reloadRow0 && place == .row)

/// What a reload does to the field that is being edited.
let reloadWhileEditing: Experiment = Experiment(
    id: "ReloadWhileEditing",
    title: "Keyboard goes away on `reloadData`",
    question:
        "A text field in row 0, in the header of a section or in the `tableHeaderView` is being edited while code calls `reloadData`, reloads its row or another one, or has the heights requested again. Does editing go on?",
    answer:
        "`reloadData` ends editing in a row and in the header of a section: the views go, and a first responder that leaves the window resigns. A reload of the field’s own row ends editing too. In the `tableHeaderView` editing goes on, and so it does in a row that is not reloaded, also if `beginUpdates` and `endUpdates` have the heights requested again.",
    remedy:
        "Put a search field into the `tableHeaderView`, or above the table. While a field in a row is being edited, update the other rows only, with `reloadRows(at:with:)`, `insertRows` or `deleteRows`; since iOS 15 `reconfigureRows(at:)` updates the row of the field too, as the row keeps its cell. Otherwise end editing before the reload, and make the field first responder again after it. To let a row grow while its text is typed, call `beginUpdates()` and `endUpdates()`, or `performBatchUpdates(nil)`, without a reload, and change the cell of the row in place. While a reload ends editing, the row may be gone from the model: do not look up its index path in `textFieldDidEndEditing`.",
    symptoms: [
        "keyboard goes away when reloadData is called while typing",
        "search field in a section header loses focus on reload",
        "reload a table view without losing the first responder",
        "textFieldDidEndEditing called on reloadData",
        "reloadRows hides the keyboard",
        "grow a cell with a text view without losing the keyboard",
        "beginUpdates endUpdates keeps the keyboard, reloadRows does not",
        "index path is nil or wrong in textFieldDidEndEditing after a row was deleted",
    ],
    variables: [place, update],
    stage: { stage in
        let rows = FieldRows()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let own = UITextField(frame: CGRect(x: 0, y: 2, width: 300, height: 40))
        if stage[place] != .row { header.addSubview(own) }
        if stage[place] == .sectionHeader { rows.header = header }
        let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
        table.register(FieldCell.self, forCellReuseIdentifier: "field")
        if stage[place] == .tableHeaderView { table.tableHeaderView = header }
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldCell
        let field = stage.name(stage[place] == .row ? cell?.field ?? own : own, field)
        field.becomeFirstResponder()
        field.delegate = stage.name(EndListener(), listener)
        let update = stage[update]
        stage.script.perform {
            switch update {
            case .reloadData: table.reloadData()
            case .reloadRows: table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
            case .reloadRow0: table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            case .heights:
                table.beginUpdates()
                table.endUpdates()
            }
        }
        stage.script.wait(1)
        stage.script.perform { stage.mark(field.isEditing ? stillEdited : noLongerEdited) }
    },
    outcomes: {
        Outcome("editing ends", not: "editing goes on", listener.textFieldDidEndEditing)
    },
    claims: {
        Claim(
            "If `reloadData` takes the field out of the table, editing ends.", when: isTakenOut,
            explanation:
                "`reloadData` removes the visible cells and section headers, and a first responder that leaves the window resigns.",
            rules: [.editingEnds]
        ) {
            listener.textFieldShouldEndEditing
            listener.textFieldDidEndEditing
            noLongerEdited
        }
        Claim(
            "A reload of the field’s own row ends editing.", when: isOwnRow,
            explanation: "The row gets another cell, as reports of forms in tables have it.", rules: [.editingEnds],
            grade: .assumed
        ) {
            listener.textFieldDidEndEditing
            noLongerEdited
        }
        Claim(
            "`beginUpdates` and `endUpdates` without changes keep editing.", when: update == .heights,
            explanation: "The heights are requested again, and the cells stay; forms let their rows grow in this way."
        ) {
            listener.everything.never
            stillEdited.written.happens
        }
        Claim(
            "A field in the `tableHeaderView` is edited on through a reload.", when: place == .tableHeaderView,
            explanation: "`reloadData` leaves that view in its place."
        ) {
            listener.everything.never
            stillEdited.written.happens
        }
        Claim(
            "If another row is reloaded, editing goes on.", when: update == .reloadRows
        ) {
            listener.everything.never
            stillEdited.written.happens
        }
    })

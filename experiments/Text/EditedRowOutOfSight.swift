import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let edited = Variable<Bool>("edited", "The field is still being edited", off: "editing has ended", default: true)
private let fills = Variable<Bool>("fills", "The data source sets the text of every row", off: "the data source sets no text")

private final class TextRow: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 2, width: 300, height: 40))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TextItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 2, width: 300, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Fifty rows or items with a field each; keeps what is typed into the first one.
private final class TextRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var fills = false
    var stored = ""
    var named: (UIView) -> Void = { _ in }

    private func fill(_ field: UITextField, _ index: Int) { if fills { field.text = index == 0 ? stored : "" } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        named(cell)
        if let row = cell as? TextRow { fill(row.field, indexPath.row) }
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        named(cell)
        if let item = cell as? TextItem { fill(item.field, indexPath.item) }
        return cell
    }
}

private final class EndListener: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

private let field = Named<UITextField>("field")
private let listener = Named<EndListener>("listener")
private let scrolledAway = Mark("scrolled away")
private let stillEdited = Mark("still edited")
private let scrolledBack = Mark("scrolled back")

/// A field in a row that scrolls away.
let editedRowOutOfSight: Experiment = Experiment(
    id: "EditedRowOutOfSight",
    title: "Text field in a cell that scrolls out of sight: focus and text",
    question:
        "The user types into the field of row 0, and the list scrolls until the row is out of sight, while the field is being edited or after editing has ended. Does editing go on, and where does the text appear?",
    answer:
        "By reports, a field that is being edited goes on being edited out of sight: the list keeps the field's cell and does not reuse it, and the text is there when the row comes back. Once editing has ended, the cell is reused with its text, and another row shows what was typed, unless the data source sets the text of every row.",
    remedy:
        "At each `editingChanged` store the text in the model under the row's id, and in `cellForRowAt` or `cellForItemAt` set the text of the field for every row, empty ones too. To hide the keyboard when the list is dragged, set `keyboardDismissMode = .onDrag`, or call `endEditing(true)` in `scrollViewWillBeginDragging(_:)`. Do not save a form by reading the cells: `cellForRow(at:)` returns nil for a row out of sight.",
    symptoms: [
        "text field in a table view cell loses its text when scrolling",
        "typed text appears in another row after scrolling",
        "text field data disappears on scroll",
        "text field value of a reused cell is wrong",
        "keyboard stays although the row with the text field is scrolled away",
        "text field keeps focus when its cell scrolls off screen",
        "form in a table view saves only the visible rows",
    ],
    variables: [list, edited, fills],
    stage: { stage in
        let rows = TextRows()
        rows.fills = stage[fills]
        var known: [UIView] = []
        rows.named = { cell in
            guard !known.contains(where: { $0 === cell }) else { return }
            known.append(cell)
            stage.name(cell, "cell_\(known.count)")
        }
        let view: UIScrollView
        let fields: () -> [(row: Int, field: UITextField)]
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.register(TextRow.self, forCellReuseIdentifier: "row")
            fields = {
                table.indexPathsForVisibleRows?.compactMap { path in
                    (table.cellForRow(at: path) as? TextRow).map { (path.row, $0.field) }
                } ?? []
            }
            view = table
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            collection.register(TextItem.self, forCellWithReuseIdentifier: "text")
            fields = {
                collection.indexPathsForVisibleItems.compactMap { path in
                    (collection.cellForItem(at: path) as? TextItem).map { (path.item, $0.field) }
                }
            }
            view = collection
        }
        view.layoutIfNeeded()
        let isEdited = stage[edited]
        let typed = stage.name(fields().first { $0.row == 0 }?.field ?? UITextField(), field)
        typed.delegate = stage.name(EndListener(), listener)
        stage.addTarget(to: typed, for: .editingChanged) { rows.stored = typed.text ?? "" }
        stage.script.perform { typed.becomeFirstResponder() }
        stage.script.wait(0.5)
        stage.script.perform {
            stage.type("ab")
            if !isEdited { typed.resignFirstResponder() }
        }
        stage.script.wait(0.5)
        stage.script.perform {
            stage.mark(scrolledAway)
            view.contentOffset = CGPoint(x: 0, y: 400)
        }
        stage.script.wait(0.1)
        stage.script.perform { view.contentOffset = CGPoint(x: 0, y: 880) }
        stage.script.wait(0.1)
        stage.script.perform {
            if typed.isEditing { stage.mark(stillEdited) }
            let isElsewhere = fields().contains { $0.row != 0 && $0.field.text == "ab" }
            stage.mark(isElsewhere ? "another row shows the text" : "no other row shows the text")
            stage.mark(scrolledBack)
            view.contentOffset = .zero
        }
        // Which cell row 0 gets otherwise is the list’s own affair.
        guard isEdited || stage[fills] else { return }
        stage.script.wait(0.1)
        stage.script.perform {
            let isThere = fields().contains { $0.row == 0 && $0.field.text == "ab" }
            stage.mark(isThere ? "row 0 shows the text again" : "row 0 shows another text")
        }
    },
    outcomes: {
        Outcome("editing goes on out of sight", not: "nothing is edited out of sight", "still edited")
        Outcome("another row shows the typed text", not: "no other row shows the typed text", "another row shows the text")
    },
    claims: {
        Claim(
            "A field that is being edited goes on being edited out of sight.", when: edited.isOn,
            explanation: "Reports of two frameworks have it so for tables and collections; Apple documents nothing.",
            rules: [.editedCellStays]
        ) {
            scrolledAway.written
            stillEdited.written
            listener.textFieldDidEndEditing.never
        }
        Claim(
            "Row 0 keeps its cell and its text if the field is being edited.", when: edited.isOn,
            TokenPattern("row 0 shows the text again").happens,
            explanation: "The cell is not reused meanwhile.", rules: [.editedCellStays])
        Claim(
            "After editing has ended, the cell is reused with its text, and another row shows what was typed.",
            when: edited.isOff && fills.isOff, TokenPattern("another row shows the text").happens)
        Claim(
            "If the data source sets the text of every row, no other row shows the text, and row 0 has it again.", when: fills.isOn
        ) {
            "no other row shows the text"
            "row 0 shows the text again"
        }
    })

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum SelectedBy: String, Choice {
    case tap = "a tap"
    case code
}
private let by = Variable<SelectedBy>("by", "Row 1 is selected by")
private let allows = Variable<Bool>("allowsSelection", "`allowsSelection`")

/// A row that is called for its states.
private final class ToldRow: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

/// An item that is called for its states.
private final class ToldItem: UICollectionViewCell {
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
}

/// Five rows or items; is called for what is selected.
private final class ToldRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var named: (UIView, IndexPath) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ToldRow(style: .default, reuseIdentifier: nil)
        named(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "told", for: indexPath)
        named(cell, indexPath)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

extension Experiment {
    /// Who receives a selection.
    static let selectedByCode = Experiment(
        id: "SelectedByCode",
        title: "Who is told when a tap selects, and when code does",
        question:
            "A tap, or code, selects row 1 of a list, of which row 0 is selected already; with `allowsSelection`, or without. Which cells and delegates are told?",
        answer:
            "The cells are told of their states in both cases, the delegate only of what a tap selects. Without `allowsSelection` a tap selects nothing, and in a collection view neither does code; a table obeys code all the same.",
        variables: [list, by, allows],
        stage: { stage in
            let rows = ToldRows()
            rows.named = { cell, indexPath in stage.name(cell, "cell_\(indexPath.row)") }
            let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
            let isAllowed = stage[allows]
            let select: (IndexPath) -> Void
            let allow: (Bool) -> Void
            if stage[list] == .table {
                let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
                select = { table.selectRow(at: $0, animated: false, scrollPosition: .none) }
                allow = { table.allowsSelection = $0 }
            } else {
                let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
                collection.register(ToldItem.self, forCellWithReuseIdentifier: "told")
                select = { collection.selectItem(at: $0, animated: false, scrollPosition: []) }
                allow = { collection.allowsSelection = $0 }
            }
            stage.script.wait(0.1)
            stage.script.perform {
                select(first)
                allow(isAllowed)
                stage.mark("row 0 is selected")
            }
            if stage[by] == .code {
                stage.script.perform { select(second) }
            } else {
                stage.script.press(.point(x: 150, y: 66, in: "list"), for: 0.3)
            }
        },
        claims: [
            Claim(
                "Code is told to the cells only.", when: by == .code && allows.isOn,
                .all([.order(["row 0 is selected", "cell_0.*elected(no)", "cell_1.*elected(yes)"]), .never("delegate.*")]),
                explanation: "Both lists' documentation says that the delegate is not called.", rules: [.rowSelection, .itemSelection]),
            Claim(
                "A tap is told to the cells and to the delegate, to the cell first.",
                when: by == .tap && allows.isOn,
                .all([
                    .order(["cell_1.*ighlighted(yes)", "cell_1.*elected(yes)", "delegate.didSelect*"]),
                    .order(["cell_0.*elected(no)", "delegate.didDeselect*"]),
                ])),
            Claim(
                "In a table the highlight goes before the selection comes.",
                when: by == .tap && allows.isOn && list == .table,
                .order(["cell_1.setHighlighted(no)", "cell_1.setSelected(yes)"]),
                explanation: "Assumed for a table.", rules: [.rowSelection]),
            Claim(
                "In a collection view too.",
                when: by == .tap && allows.isOn && list == .collectionView,
                .order(["cell_1.isHighlighted(no)", "cell_1.isSelected(yes)"]),
                explanation: "Two logs have the calls of the delegate in this order.", rules: [.itemSelection]),
            Claim(
                "Where selection is not allowed a tap selects nothing.",
                when: by == .tap && allows.isOff,
                .all([.never("delegate.did*"), .never("cell_1.*elected(yes)")])),
            Claim(
                "Code selects in a table all the same.",
                when: by == .code && allows.isOff && list == .table,
                .happens("cell_1.setSelected(yes)"),
                explanation: "Assumed: its documentation names no such condition.", rules: [.rowSelection]),
            Claim(
                "Code selects nothing then in a collection view.",
                when: by == .code && allows.isOff && list == .collectionView, .never("cell_1.*"),
                explanation: "Documented for `selectItem`.", rules: [.itemSelection]),
        ])
}

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

private let listView = Named<UIView>("list")
private let delegate = Named<ToldRows>("delegate")
private let row0Selected = Mark("row 0 is selected")

private let tapSelects = Condition(
    "a tap is allowed to select", not: "code selects, or selection is not allowed", by == .tap && allows.isOn)

/// Who receives a selection.
let selectedByCode: Experiment = Experiment(
    id: "SelectedByCode",
    title: "Selecting a row by code: is `didSelectRowAt` called?",
    question:
        "Row 0 of a list is selected. A tap, or code, selects row 1, with `allowsSelection` on or off. Which calls do the cells and the delegate receive?",
    answer:
        "No: the cells receive their new states in both cases, the delegate receives calls only for a tap. Without `allowsSelection` a tap selects nothing, and in a collection view neither does code; in a table code still selects, which is assumed.",
    remedy:
        "After `selectRow(at:animated:scrollPosition:)` or `selectItem(at:animated:scrollPosition:)`, call yourself what `didSelect…` would do. If no row is marked, the list may have no rows yet: call `layoutIfNeeded()` after the reload, then select. To turn a selection off, call `deselectRow(at:animated:)` of the table or `deselectItem(at:animated:)` of the collection view: a cell that sets only its own `isSelected` is selected again when its row comes back into sight.",
    symptoms: [
        "selectRow(at:animated:scrollPosition:) does not call didSelectRowAt",
        "selectItem programmatically does not trigger didSelectItemAt",
        "select a cell in code and call the delegate",
        "allowsSelection = false but selectRow still selects",
        "setSelected called on the cell but not the delegate",
        "cell is selected again after scrolling away and back",
    ],
    variables: [list, by, allows],
    base: by == .code && allows.isOn,
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
            stage.mark(row0Selected)
        }
        if stage[by] == .code {
            stage.script.perform { select(second) }
        } else {
            stage.script.press(.point(x: 150, y: 66, in: listView), for: 0.3)
        }
    },
    outcomes: {
        Outcome("row 1 is selected", not: "row 1 is not selected", "cell_1.*elected(true)")
        Outcome(
            "the delegate receives `didSelectRowAt` or `didSelectItemAt`", not: "the delegate receives no call",
            delegate.call("didSelect*"))
    },
    claims: {
        Claim(
            "When code selects a row, only the cells receive calls, not the delegate.", when: by == .code && allows.isOn,
            explanation: "The documentation of both lists says that the delegate is not called.",
            rules: [.rowSelection, .itemSelection]
        ) {
            row0Selected.written
            "cell_0.*elected(false)"
            "cell_1.*elected(true)"
            delegate.everything.never
        }
        Claim(
            "When a tap selects a row, the cells and the delegate receive calls, the cell first.",
            when: tapSelects
        ) {
            "cell_1.*ighlighted(true)"
            "cell_1.*elected(true)"
            delegate.call("didSelect*")
            order {
                "cell_0.*elected(false)"
                delegate.call("didDeselect*")
            }
        }
        Claim(
            "In a table, the cell is unhighlighted before it is selected.",
            when: tapSelects && list == .table,
            explanation: "Assumed for a table.", rules: [.rowSelection]
        ) {
            "cell_1.setHighlighted(false)"
            "cell_1.setSelected(true)"
        }
        Claim(
            "In a collection view, too, the cell is unhighlighted before it is selected.",
            when: tapSelects && list == .collectionView,
            explanation: "Two logs have the delegate's calls in this order.", rules: [.itemSelection]
        ) {
            "cell_1.isHighlighted(false)"
            "cell_1.isSelected(true)"
        }
        Claim(
            "Without `allowsSelection`, a tap selects nothing.",
            when: by == .tap && allows.isOff
        ) {
            delegate.call("did*").never
            TokenPattern("cell_1.*elected(true)").never
        }
        Claim(
            "Without `allowsSelection`, code still selects in a table.",
            when: by == .code && allows.isOff && list == .table, TokenPattern("cell_1.setSelected(true)").happens,
            explanation: "Assumed: the documentation names no such condition.", rules: [.rowSelection])
        Claim(
            "Without `allowsSelection`, code selects nothing in a collection view.",
            when: by == .code && allows.isOff && list == .collectionView, TokenPattern("cell_1.*").never,
            explanation: "Documented for `selectItem`.", rules: [.itemSelection])
    })

import EventTrace
import ExperimentKit
import UIKit

private let list = Variable("list", Text("The list is", chinese: "列表是"), ["a table", "a collection view"])
private let by = Variable("by", Text("Row 1 is selected by", chinese: "选中第 1 行的是"), ["a tap", "code"])
private let allows = Variable.flag("allowsSelection", Text("`allowsSelection`", chinese: "`allowsSelection`"))

/// A row that hears of its states.
private final class ToldRow: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

/// An item that hears of its states.
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

/// Five rows or items; hears of what is selected.
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
    /// Who hears of a selection.
    static let selectedByCode = Experiment(
        id: "SelectedByCode",
        title: Text("Who is told when a tap selects, and when code does", chinese: "点击选中与代码选中，各告知谁"),
        question: Text(
            "A tap, or code, selects row 1 of a list, of which row 0 is selected already; with `allowsSelection`, or without. Which cells and delegates are told?",
            chinese: "列表的第 0 行已被选中。点击或代码再选中第 1 行，`allowsSelection` 开或关。哪些单元格与 delegate 会得知？"),
        answer: Text(
            "The cells are told of their states in both cases, the delegate only of what a tap selects. Without `allowsSelection` a tap selects nothing, and in a collection view neither does code; a table obeys code all the same.",
            chinese: "两种情形都会告知单元格其状态，delegate 只得知点击选中的。关闭 `allowsSelection` 时点击不选中任何行，集合视图连代码也不选中；表格则照样听从代码。"),
        variables: [list, by, allows],
        stage: { stage in
            let rows = ToldRows()
            rows.named = { [unowned(unsafe) stage] cell, indexPath in stage.name(cell, "cell_\(indexPath.row)") }
            let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
            let isAllowed = stage.flag(allows)
            let select: (IndexPath) -> Void
            let allow: (Bool) -> Void
            if stage.choice(list) == "a table" {
                let table = stage.addTable({ UITableView(frame: $0, style: .plain) }, rows)
                select = { table.selectRow(at: $0, animated: false, scrollPosition: .none) }
                allow = { table.allowsSelection = $0 }
            } else {
                let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
                collection.register(ToldItem.self, forCellWithReuseIdentifier: "told")
                select = { collection.selectItem(at: $0, animated: false, scrollPosition: []) }
                allow = { collection.allowsSelection = $0 }
            }
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage] in
                select(first)
                allow(isAllowed)
                stage.mark("row 0 is selected")
            }
            if stage.choice(by) == "code" {
                stage.script.perform { select(second) }
            } else {
                stage.script.press(.point(x: 150, y: 66, in: "list"), for: 0.3)
            }
        },
        claims: [
            Claim(
                Text("Code is told to the cells only.", chinese: "代码的选中只告知单元格。"), when: by.is("code") && allows.isOn,
                .all([.order(["row 0 is selected", "cell_0.*elected(no)", "cell_1.*elected(yes)"]), .never("delegate.*")]),
                explanation: Text(
                    "Both lists' documentation says that the delegate is not called (SC.12, SC.13).",
                    chinese: "两种列表的文档都说不调用 delegate（SC.12、SC.13）。")),
            Claim(
                Text("A tap is told to the cells and to the delegate, to the cell first.", chinese: "点击的选中告知单元格与 delegate，单元格在先。"),
                when: by.is("a tap") && allows.isOn,
                .all([
                    .order(["cell_1.*ighlighted(yes)", "cell_1.*elected(yes)", "delegate.didSelect*"]),
                    .order(["cell_0.*elected(no)", "delegate.didDeselect*"]),
                ])),
            Claim(
                Text("In a table the highlight goes before the selection comes.", chinese: "表格先去掉高亮再选中。"),
                when: by.is("a tap") && allows.isOn && list.is("a table"),
                .order(["cell_1.setHighlighted(no)", "cell_1.setSelected(yes)"]),
                explanation: Text("Assumed for a table (SC.12).", chinese: "对表格是假定的（SC.12）。")),
            Claim(
                Text("An item of a collection view is selected while it is still highlighted.", chinese: "集合视图的项在高亮时被选中。"),
                when: by.is("a tap") && allows.isOn && list.is("a collection view"),
                .order(["cell_1.isSelected(yes)", "cell_1.isHighlighted(no)"]),
                explanation: Text(
                    "The header lists the calls of the delegate in this order (SC.13).", chinese: "头文件按此次序列出 delegate 的调用（SC.13）。")),
            Claim(
                Text("Where selection is not allowed a tap selects nothing.", chinese: "不允许选中时，点击不选中任何行。"),
                when: by.is("a tap") && allows.isOff,
                .all([.never("delegate.did*"), .never("cell_1.*elected(yes)")])),
            Claim(
                Text("Code selects in a table all the same.", chinese: "表格仍听从代码。"),
                when: by.is("code") && allows.isOff && list.is("a table"),
                .happens("cell_1.setSelected(yes)"),
                explanation: Text("Assumed: its documentation names no such condition (SC.12).", chinese: "此为假定：文档没有提到这样的条件（SC.12）。")),
            Claim(
                Text("Code selects nothing then in a collection view.", chinese: "集合视图此时不听从代码。"),
                when: by.is("code") && allows.isOff && list.is("a collection view"), .never("cell_1.*"),
                explanation: Text("Documented for `selectItem` (SC.13).", chinese: "`selectItem` 的文档（SC.13）。")),
        ])
}

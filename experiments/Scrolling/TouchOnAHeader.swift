import EventTrace
import ExperimentKit
import UIKit

private let list = Variable(
    "list", Text("The list is", chinese: "列表是"),
    ["a plain table", "a grouped table", "a collection view", "a collection view with pinned headers"])
private let tapped = Variable(
    "tapped", Text("The finger taps", chinese: "手指点击"),
    ["a row", "a header", "the top of the list after scrolling", "a button in a header", "a row that takes no touches"])

/// Hears of its touches and passes them on.
private final class Header: UICollectionReusableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// One section of 20 rows or items of 44 points under a header of the same height; hears of what is selected.
private final class HeadedRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var prepareHeader: (UIView) -> Void = { _ in }
    var deadRow: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isUserInteractionEnabled = indexPath.row != deadRow
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = Header(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        prepareHeader(header)
        return header
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.isUserInteractionEnabled = indexPath.row != deadRow
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        prepareHeader(header)
        return header
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

extension Stage {
    fileprivate func addHeaded(_ rows: HeadedRows) -> UIScrollView {
        switch choice(list) {
        case "a plain table": return addTable({ ProbeTable(frame: $0, style: .plain) }, rows)
        case "a grouped table": return addTable({ ProbeTable(frame: $0, style: .grouped) }, rows)
        default:
            let collection = addCollection({ ProbeCollection(frame: $0, collectionViewLayout: $1) }, rows)
            let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.headerReferenceSize = CGSize(width: 300, height: 44)
            layout?.sectionHeadersPinToVisibleBounds = choice(list) == "a collection view with pinned headers"
            collection.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            return collection
        }
    }
}

extension Experiment {
    /// A header is no row, floating or not.
    static let touchOnAHeader = Experiment(
        id: "TouchOnAHeader",
        title: Text("Who gets a touch on a section header", chinese: "分区头部上的触摸归谁"),
        question: Text(
            "A list has a section of rows under a header. A finger taps a row, the header, the top of the list after it has been scrolled, a button in the header, or a row whose cell has interaction disabled. Which views get the touch, and is a row selected?",
            chinese: "列表的分区有头部，下面是各行。手指点击一行、头部、滚动之后列表的顶端、头部里的按钮，或禁用了交互的单元格。哪些视图得到触摸？会选中某行吗？"),
        answer: Text(
            "A header gets its touches like any view and passes them on to the list, which selects nothing. In a plain table, and where a layout pins it, the header floats, and a tap at the top is the header's even over a row; elsewhere the header is gone and the row is selected. A button keeps its touches. The touch on a disabled cell is the list's own and selects nothing.",
            chinese:
                "头部与普通视图一样得到触摸，再交给列表，列表不选中任何行。在 plain 表格中，或布局固定头部时，头部会悬浮，点击顶端时即使下面有行，触摸也归头部；在其他列表中头部已滚走，选中的是行。按钮留住自己的触摸。禁用的单元格上，触摸归列表本身，不选中任何行。"
        ),
        variables: [list, tapped],
        stage: { stage in
            let rows = HeadedRows()
            let listener = stage.choice(tapped) == "a button in a header" ? stage.hook("the button is pressed") : nil
            rows.prepareHeader = { [unowned(unsafe) stage] header in
                stage.name(header, "header")
                guard let listener else { return }
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                button.addTarget(listener, action: Hook.fire, for: .touchUpInside)
                header.addSubview(button)
            }
            if stage.choice(tapped) == "a row that takes no touches" { rows.deadRow = 1 }
            let view = stage.addHeaded(rows)
            let isScrolled = stage.choice(tapped) == "the top of the list after scrolling"
            stage.script.perform { if isScrolled { view.contentOffset.y = 66 } }
            stage.script.wait(0.1)
            let y =
                ["a header", "a button in a header", "the top of the list after scrolling"].contains(stage.choice(tapped)) ? 210.0 : 310
            stage.script.press(.point(x: 80, y: y), for: 0.3)
        },
        claims: [
            Claim(
                Text("A touch on a header climbs from the header to the list and selects nothing.", chinese: "头部上的触摸由头部上升到列表，不选中任何行。"),
                when: tapped.is("a header"),
                .all([.order(["header.touchesBegan", "list.touchesBegan", "list.touchesEnded"]), .never("delegate.didSelect*")]),
                explanation: Text("A header is a view of the list and no row (SC.19).", chinese: "头部是列表中的视图，不是行（SC.19）。")),
            Claim(
                Text("A floating header keeps its touches from the row beneath.", chinese: "悬浮的头部使下面的行得不到触摸。"),
                when: tapped.is("the top of the list after scrolling")
                    && list.isOneOf(["a plain table", "a collection view with pinned headers"]),
                .all([.happens("header.touchesBegan"), .never("delegate.didSelect*")]),
                explanation: Text(
                    "That headers of plain tables, and pinned ones, float is documented; that they cover the rows for touches follows from hit-testing (SC.19, HT.3).",
                    chinese: "plain 表格的头部与固定的头部会悬浮，这有文档；它挡住各行的触摸，则由命中测试得出（SC.19、HT.3）。")),
            Claim(
                Text("Where headers do not float, the row that has come to the top is selected.", chinese: "头部不悬浮时，选中滚到顶端的行。"),
                when: tapped.is("the top of the list after scrolling") && list.isOneOf(["a grouped table", "a collection view"]),
                .all([.never("header.touches*"), .happens("delegate.didSelect*([0, 0])")])),
            Claim(
                Text("A button in a header keeps its touches, and acts.", chinese: "头部里的按钮留住触摸并触发。"),
                when: tapped.is("a button in a header"),
                .all([.happens("the button is pressed"), .never("header.touches*"), .never("list.touches*")]),
                explanation: Text("Controls end the climb (RC.3).", chinese: "控件终止上升（RC.3）。")),
            Claim(
                Text("A cell without interaction is not selected; the list gets the touch itself.", chinese: "禁用交互的单元格不会被选中；触摸归列表本身。"),
                when: tapped.is("a row that takes no touches"),
                .all([.happens("list.touchesBegan"), .never("delegate.didSelect*")]),
                explanation: Text("Apps use it so; it is not documented (SC.19).", chinese: "应用都如此使用，但没有文档（SC.19）。")),
            Claim(
                Text("A row is selected by a tap on it.", chinese: "点击行则选中它。"), when: tapped.is("a row"),
                .happens("delegate.didSelect*([0, 1])")),
        ])
}

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Reset: String, Choice {
    case nobody
    case prepareForReuse = "`prepareForReuse`, to zero"
    case dataSource = "the data source, to the stored offset of the row"
}
private let reset = Variable<Reset>("reset", "The offset of a reused cell is set by")

/// A strip that scrolls sideways, in a cell.
private func makeStrip() -> UIScrollView {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    strip.contentSize = CGSize(width: 900, height: 44)
    return strip
}

private final class StripRow: UITableViewCell {
    let strip = makeStrip()
    var resets = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(strip)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        if resets { strip.contentOffset = .zero }
    }
}

private final class StripItem: UICollectionViewCell {
    let strip = makeStrip()
    var resets = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(strip)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        if resets { strip.contentOffset = .zero }
    }
}

/// Fifty rows or items with a strip each; keeps the offset of the first one.
private final class StripRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var reset = Reset.nobody
    var stored = CGPoint.zero
    var named: (UIView) -> Void = { _ in }

    private func place(_ strip: UIScrollView, _ index: Int) {
        if reset == .dataSource { strip.contentOffset = index == 0 ? stored : .zero }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        named(cell)
        guard let row = cell as? StripRow else { return cell }
        row.resets = reset == .prepareForReuse
        place(row.strip, indexPath.row)
        return row
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "strip", for: indexPath)
        named(cell)
        guard let item = cell as? StripItem else { return cell }
        item.resets = reset == .prepareForReuse
        place(item.strip, indexPath.item)
        return item
    }
}

private let scrolledAway = Mark("scrolled away")
private let anotherIsScrolled = Mark("another row is scrolled sideways")
private let noneIsScrolled = Mark("no row in sight is scrolled sideways")
private let isAsBefore = Mark("row 0 is scrolled as before")
private let isAtItsBeginning = Mark("row 0 is at its beginning")

/// An offset that stays in the cell.
let scrolledContentOfReusedCells: Experiment = Experiment(
    id: "ScrolledContentOfReusedCells",
    title: "Horizontal list in a cell: scroll position appears in other rows",
    question:
        "Each row holds a strip that scrolls sideways. The strip of row 0 is scrolled by 200 points, then the list scrolls on by six rows and back. Do other rows come in with a scrolled strip, and does row 0 keep its place?",
    answer:
        "A reused cell keeps the offset of its strip: another row comes in scrolled. If `prepareForReuse` sets the offset to zero, no other row is scrolled, and row 0 has lost its place; if the data source sets a stored offset for each row, row 0 has it again.",
    remedy:
        "Store the offset under the row’s id (in `scrollViewDidScroll` of the strip, or in `didEndDisplaying`), and set it in `cellForRowAt` for every row, with a value for rows that have none: `-contentInset.left`, not always 0. If the strip may still be moving, `setContentOffset(_:animated:)` without animation stops it first. A collection view in the cell also needs `reloadData()` for the items of the new row, before its offset is set.",
    symptoms: [
        "collection view inside a table view cell keeps scroll position when reused",
        "scrolling one row horizontally scrolls other rows too",
        "horizontal scroll position is wrong after scrolling down",
        "remember content offset of nested collection views",
        "nested collection view starts in the wrong position",
        "reused cell shows the items of another row",
    ],
    variables: [list, reset],
    stage: { stage in
        let rows = StripRows()
        rows.reset = stage[reset]
        let resets = rows.reset != .nobody
        var known: [UIView] = []
        rows.named = { cell in
            guard !known.contains(where: { $0 === cell }) else { return }
            known.append(cell)
            stage.name(cell, "cell_\(known.count)")
        }
        let view: UIScrollView
        let strips: () -> [(row: Int, strip: UIScrollView)]
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.register(StripRow.self, forCellReuseIdentifier: "row")
            strips = {
                table.indexPathsForVisibleRows?.compactMap { path in
                    (table.cellForRow(at: path) as? StripRow).map { (path.row, $0.strip) }
                } ?? []
            }
            view = table
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            collection.register(StripItem.self, forCellWithReuseIdentifier: "strip")
            strips = {
                collection.indexPathsForVisibleItems.compactMap { path in
                    (collection.cellForItem(at: path) as? StripItem).map { (path.item, $0.strip) }
                }
            }
            view = collection
        }
        view.frame.size.height = 132
        stage.script.wait(0.1)
        stage.script.perform {
            rows.stored = CGPoint(x: 200, y: 0)
            strips().first { $0.row == 0 }?.strip.contentOffset = rows.stored
        }
        stage.script.wait(0.1)
        stage.script.perform {
            stage.mark(scrolledAway)
            view.contentOffset = CGPoint(x: 0, y: 132)
        }
        stage.script.wait(0.1)
        stage.script.perform { view.contentOffset = CGPoint(x: 0, y: 264) }
        stage.script.wait(0.1)
        stage.script.perform {
            stage.mark(strips().contains { $0.strip.contentOffset.x != 0 } ? anotherIsScrolled : noneIsScrolled)
            view.contentOffset = .zero
        }
        // Which cell row 0 gets otherwise is the list’s own affair.
        guard resets else { return }
        stage.script.wait(0.1)
        stage.script.perform {
            let isThere = strips().contains { $0.row == 0 && $0.strip.contentOffset.x == 200 }
            stage.mark(isThere ? isAsBefore : isAtItsBeginning)
        }
    },
    outcomes: {
        Outcome("another row comes in scrolled", not: "no other row comes in scrolled", anotherIsScrolled.written)
        Outcome("row 0 is scrolled as before", not: "row 0 is not known to be scrolled as before", isAsBefore.written)
    },
    claims: {
        Claim(
            "If nobody sets the offset, a reused cell keeps it, and another row comes in scrolled.", when: reset == .nobody,
            explanation: "The cell is reused with all its subviews as they are, as the reports have it.", rules: [.cellsInSight],
            grade: .assumed
        ) {
            scrolledAway.written
            anotherIsScrolled.written
        }
        Claim(
            "If `prepareForReuse` sets the offset to zero, no other row is scrolled, and row 0 has lost its place.",
            when: reset == .prepareForReuse
        ) {
            noneIsScrolled.written
            isAtItsBeginning.written
        }
        Claim(
            "If the data source sets the stored offset of each row, no other row is scrolled, and row 0 has its place again.",
            when: reset == .dataSource
        ) {
            noneIsScrolled.written
            isAsBefore.written
        }
    })

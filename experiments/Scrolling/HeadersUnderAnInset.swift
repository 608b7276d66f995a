import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum List: String, Choice {
    case plainTable = "a plain table"
    case groupedTable = "a grouped table"
    case pinnedCollectionView = "a collection view with pinned headers"
}
private let list = Variable<List>("list", "The list is")

private enum Inset: String, Choice {
    case none = "has no inset"
    case top = "has a top inset of 100 points"
    case follows = "has a top inset of 100 points that `scrollViewDidScroll` reduces as the content scrolls"
}
private let inset = Variable<Inset>("inset", "The list")

/// A section of 40 rows or items under a header of 44 points.
private final class HeadedRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var header: UIView?
    var reduces = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        header = view
        return view
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        header = view
        return view
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if reduces { scrollView.contentInset.top = min(100, max(0, -scrollView.contentOffset.y)) }
    }
}

extension Stage {
    fileprivate func addHeaded(_ rows: HeadedRows) -> UIScrollView {
        switch self[list] {
        case .plainTable:
            let table = UITableView(frame: .list, style: .plain)
            table.sectionHeaderTopPadding = 0
            return addTable(table, rows)
        case .groupedTable: return addTable(UITableView(frame: .list, style: .grouped), rows)
        case .pinnedCollectionView:
            let collection = addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.headerReferenceSize = CGSize(width: 300, height: 44)
            layout?.sectionHeadersPinToVisibleBounds = true
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            return collection
        }
    }
}

private let atTheTop = TokenPattern("the header is 0 points below the top")
private let belowTheTop = TokenPattern("the header is 100 points below the top")

private let floats = Condition("headers float", not: "headers scroll along", list != .groupedTable)

/// Where a floating header stands in a list with an inset.
let headersUnderAnInset: Experiment = Experiment(
    id: "HeadersUnderAnInset",
    title: "Section headers stick below the top, with a gap",
    question: """
        A list of one section has no top inset, a top inset of 100 points that makes room for a header of the app's own, or such an \
        inset that code reduces as the content scrolls. Code scrolls the list by 200 points. How far below the upper edge of the list \
        is the section header?
        """,
    answer: """
        Floating headers, those of plain tables and pinned ones of a flow layout, stick at the top inset and not at the upper edge: with \
        an inset of 100 points the header stays 100 points below the top, and rows show above it. If `scrollViewDidScroll` reduces the \
        inset as the content scrolls, the header sticks at the edge. Headers of a grouped table scroll along.
        """,
    remedy: """
        Reduce `contentInset.top` in `scrollViewDidScroll` as your header shrinks: `min(height, max(0, -contentOffset.y))`; under a \
        bar subtract `safeAreaInsets.top` from `-contentOffset.y` too. In a table you can put your header into the content instead, \
        as `tableHeaderView`, and leave the inset alone, or use the grouped style, whose headers do not stick. Under a bar the inset \
        comes from the safe area, and the header sticks below the bar, as it should. If a plain table has a gap above its section \
        headers without an inset, the gap is `sectionHeaderTopPadding` (iOS 15): set it to 0.
        """,
    symptoms: [
        "section header sticks below the top of the table view with contentInset",
        "gap between navigation bar and floating section header",
        "section headers float over the stretchy header",
        "sticky header at wrong position with contentInset top",
        "sectionHeadersPinToVisibleBounds and contentInset",
        "change the position where section headers stick",
        "rows show above the sticky section header",
    ],
    variables: [list, inset],
    base: inset == .top,
    stage: { stage in
        let rows = HeadedRows()
        let view = stage.addHeaded(rows)
        let choice = stage[inset]
        if choice != .none { view.contentInset.top = 100 }
        rows.reduces = choice == .follows
        stage.script.wait(0.1)
        stage.script.perform { view.contentOffset.y = 200 }
        stage.script.wait(0.1)
        stage.script.perform {
            let header = rows.header?.superview == nil ? nil : rows.header
            stage.mark(
                header.map { "the header is \(Int($0.frame.minY - view.contentOffset.y)) points below the top" }
                    ?? "the header is out of sight")
        }
    },
    outcomes: {
        Outcome("the header is", otherwise: "out of sight") {
            Outcome.State("at the upper edge", atTheTop)
            Outcome.State("100 points below the upper edge", belowTheTop)
        }
    },
    claims: {
        Claim(
            "With a top inset a floating header sticks at the inset.", when: floats && inset == .top,
            belowTheTop.happens, explanation: "Six reports have it so; Apple documents only that the headers float.",
            rules: [.sectionViews], grade: .assumed)
        Claim(
            "Without an inset a floating header sticks at the upper edge.", when: floats && inset == .none, atTheTop.happens,
            rules: [.sectionViews])
        Claim(
            "If the inset is reduced as the content scrolls, the header sticks at the upper edge.",
            when: floats && inset == .follows, atTheTop.happens,
            explanation: "The maintainer of a library says so.", rules: [.sectionViews], grade: .assumed)
        Claim(
            "The header of a grouped table scrolls out of sight.", when: list == .groupedTable,
            TokenPattern("the header is out of sight").happens)
    })

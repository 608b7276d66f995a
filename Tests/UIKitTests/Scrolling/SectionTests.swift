import EventTrace
import Testing

@testable import UIKit

/// SC.19: headers and footers in the layout of a list, and under a finger.
@Suite struct SectionTests {
    let source = SectionSource()

    private func table(_ style: UITableView.Style = .plain, _ prepare: @escaping (UITableView) -> Void = { _ in }) -> (World, UITableView) {
        World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style), "table")
            table.dataSource = source
            table.delegate = world.name(source, "delegate")
            prepare(table)
            return table
        }
    }

    private func collection() -> (World, UICollectionView) {
        World.with { world in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.footerReferenceSize = CGSize(width: 0, height: 20)
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                collection.register(SectionView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            collection.dataSource = source
            collection.delegate = world.name(source, "delegate")
            return collection
        }
    }

    @Test func `SC.19 titles make headers and footers of one height`() {
        let (world, table) = table(.grouped) { ($0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (0, 0) }
        world.run()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
        #expect(table.rectForFooter(inSection: 0).minY == 468)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 496, width: 300, height: 496) && table.contentSize.height == 992)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "header 0" && table.headerView(forSection: 1) == nil)
        #expect(table.footerView(forSection: 0) == nil && table.headerView(forSection: 0)?.superview === table)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 300, height: 80))?.count == 2)
    }

    @Test func `SC.19 the delegate says how high, and gives views`() {
        source.height = 50
        source.makeView = { _ in UIView() }
        let (world, table) = table { $0.estimatedSectionFooterHeight = 0 }
        world.run()
        #expect(table.rectForHeader(inSection: 0).height == 50 && table.headerView(forSection: 0) == nil)
        #expect(table.rectForFooter(inSection: 1).height == 28 && table.subviews.contains { $0.frame == table.rectForHeader(inSection: 0) })
    }

    @Test func `SC.19 a view without a height gets that of a title`() {
        source.hasTitles = false
        source.makeView = { $0 == 0 ? UIView() : nil }
        let (world, table) = table {
            $0.sectionFooterHeight = 12
            $0.estimatedSectionHeaderHeight = 0
        }
        world.run()
        #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.rectForHeader(inSection: 0).height == 28 && table.rectForHeader(inSection: 1).height == 0)
        #expect(table.rectForFooter(inSection: 0).height == 12 && source.madeViews == 2)
        world.simulation.perform { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 20)) }
        world.run()
        #expect(table.rectForHeader(inSection: 0).minY == 20 && source.madeViews == 3)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped]) func `SC.19 headers and footers of a plain table float`(
        _ style: UITableView.Style
    ) {
        let (world, table) = table(style) { $0.estimatedSectionFooterHeight = 0 }
        world.simulation.schedule(at: 1) { table.contentOffset.y = 40 }
        world.run()
        let header = table.headerView(forSection: 0)
        #expect(header?.frame.minY == (style == .plain ? 40 : nil))
        #expect(table.footerView(forSection: 0)?.frame.minY == (style == .plain ? 412 : nil))
        world.simulation.perform { table.contentOffset.y = 480 }
        world.run()
        // What follows pushes the header out.
        #expect(table.headerView(forSection: 0)?.frame.minY == (style == .plain ? 468 : nil))
        #expect(table.headerView(forSection: 1)?.frame.minY == 496)
    }

    @Test func `SC.24 a touch on a floating header is no touch of the row beneath`() {
        let (world, table) = table()
        world.simulation.schedule(at: 1) { table.contentOffset.y = 40 }
        world.tap(100, 10, at: 2)
        world.tap(100, 60, at: 4)
        #expect(world.run() == ["delegate.didSelectRow([0, 1])"])
        #expect(world.decisions(by: .touchOnTheCell).count == 1)
        #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 50)) == IndexPath(row: 0, section: 0))
    }

    @Test func `SC.24 a row that takes no touches is not selected`() {
        source.prepareCell = { $0.isUserInteractionEnabled = $1.row != 0 }
        let (world, _) = table()
        world.tap(100, 50)
        world.tap(100, 100, at: 2)
        #expect(world.run() == ["delegate.didSelectRow([0, 1])"])
    }

    @Test func `SC.19 a button in a header gets its touches`() {
        let target = Listener()
        source.height = 50
        source.makeView = { _ in
            let button = UIButton(frame: .zero)
            button.addTarget(target, action: Listener.pressed, for: .touchUpInside)
            return button
        }
        let (world, _) = table()
        world.tap(100, 10)
        #expect(world.run() == ["button.action(touchUpInside)"])
    }

    @Test func `SC.19 new cells stay behind the headers`() {
        let (world, table) = table()
        world.simulation.schedule(at: 1) { table.contentOffset.y = 300 }
        world.run()
        #expect(table.subviews.last is UITableViewHeaderFooterView && table.visibleCells.count == 8)
        let lastCell = table.subviews.lastIndex { $0 is UITableViewCell } ?? 0
        let firstHeader = table.subviews.firstIndex { $0 is UITableViewHeaderFooterView } ?? 0
        #expect(lastCell < firstHeader)
    }

    @Test func `SC.14 a header out of sight is used again`() {
        source.makeTableView = { $0.dequeueReusableHeaderFooterView(withIdentifier: "header") }
        let (world, table) = table { $0.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header") }
        world.run()
        let first = table.headerView(forSection: 0) as? HeaderView
        #expect(first?.mark == 5 && first?.reuseIdentifier == "header" && first?.contentView.superview === first)
        first?.detailTextLabel?.text = "more"
        world.simulation.perform { table.contentOffset.y = 592 }
        world.run()
        let second = table.headerView(forSection: 1)
        #expect(table.headerView(forSection: 0) == nil && second != nil)
        world.simulation.perform { table.contentOffset.y = 0 }
        world.run()
        // Both are out of use by then; the last one is taken first.
        #expect(table.headerView(forSection: 0) === second)
        #expect(world.run().contains { $0.hasSuffix("prepareForReuse") })
    }

    @Test func `SC.19 the table's own header and footer stand above and below all sections`() {
        let (top, end) = (UIView(frame: CGRect(x: 3, y: 3, width: 1, height: 60)), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40)))
        let (world, table) = table {
            $0.tableHeaderView = top
            $0.tableFooterView = end
            $0.estimatedSectionFooterHeight = 0
        }
        world.run()
        #expect(table.tableHeaderView === top && top.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
        #expect(table.rectForHeader(inSection: 0).minY == 60 && table.contentSize.height == 1092)
        #expect(table.tableFooterView === end && end.frame == CGRect(x: 0, y: 1052, width: 300, height: 40))
        world.simulation.perform { table.tableHeaderView = nil }
        world.run()
        #expect(top.superview == nil && table.contentSize.height == 1032)
    }

    @Test func `SC.19 so has a collection headers and footers, which do not float`() {
        let (world, collection) = collection()
        world.run()
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        let path = IndexPath(item: 0, section: 0)
        let first = collection.supplementaryView(forElementKind: header, at: path)
        #expect(first?.frame == CGRect(x: 0, y: 0, width: 300, height: 30) && (first as? SectionView)?.mark == 4)
        #expect(collection.cellForItem(at: path)?.frame.minY == 30 && collection.contentSize.height == 1100)
        #expect(collection.supplementaryView(forElementKind: footer, at: path) == nil)
        world.simulation.perform { collection.contentOffset.y = 300 }
        world.run()
        #expect(collection.supplementaryView(forElementKind: footer, at: path)?.frame.minY == 530)
        world.simulation.perform { collection.contentOffset.y = 0 }
        world.run()
        #expect(collection.supplementaryView(forElementKind: header, at: path)?.reuseIdentifier == "view")
        world.tap(100, 10, at: 3)
        world.tap(100, 40, at: 4)
        #expect(world.run().filter { $0.hasPrefix("delegate") } == ["delegate.didSelectItem([0, 0])"])
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `SC.19 pinned headers and footers of a collection float`(direction: UICollectionView.ScrollDirection) {
        let (world, collection) = collection()
        let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
        world.simulation.perform {
            layout?.scrollDirection = direction
            layout?.itemSize = CGSize(width: 300, height: 400)
            layout?.headerReferenceSize = CGSize(width: 30, height: 30)
            layout?.footerReferenceSize = CGSize(width: 20, height: 20)
            layout?.sectionHeadersPinToVisibleBounds = true
            layout?.sectionFootersPinToVisibleBounds = true
            collection.contentOffset = direction == .vertical ? CGPoint(x: 0, y: 100) : CGPoint(x: 100, y: 0)
        }
        world.run()
        let path = IndexPath(item: 0, section: 0)
        let header = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        let footer = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path)
        if direction == .vertical {
            #expect(header?.frame == CGRect(x: 0, y: 100, width: 300, height: 30))
            #expect(footer?.frame == CGRect(x: 0, y: 480, width: 300, height: 20))
        } else {
            #expect(header?.frame == CGRect(x: 100, y: 0, width: 30, height: 400))
            #expect(footer?.frame == CGRect(x: 380, y: 0, width: 20, height: 400))
        }
    }

    @Test func `a table that becomes wider keeps its rows and makes them wider`() {
        let (world, table) = table()
        world.simulation.schedule(at: 1) { table.frame.size.width = 320 }
        world.run()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 320 && table.rectForHeader(inSection: 1).width == 320)
    }

    @Test func `a collection that becomes wider has more items in a line`() {
        let (world, collection) = collection()
        world.simulation.schedule(at: 1) { collection.frame.size.width = 620 }
        world.run()
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 30)
    }
}

/// SC.120: when the heights of headers and footers are requested.
@Suite struct SectionHeightTests {
    let source = AskedSections()

    private func table(without rule: Rule? = nil, _ prepare: @escaping (UITableView) -> Void = { _ in }) -> (World, UITableView) {
        var made: UITableView?
        let world = World(ablation: Ablation(switchedOff: rule?.id)) { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 250), style: .grouped), "table")
            table.rowHeight = 100
            prepare(table)
            table.dataSource = source
            table.delegate = world.name(source, "delegate")
            made = table
        }
        world.run()
        return (world, made!)
    }

    @Test func `SC.120 a header is asked for its height, view and title when it comes into sight, after the cells`() {
        let (world, table) = table()
        #expect(source.asked == ["rows 0", "rows 1", "cell 0", "cell 1", "cell 2", "height 0", "view 0", "title 0"])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
        // The other header is taken to be as high.
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 340, width: 300, height: 40) && table.contentSize.height == 680)
        source.asked = []
        world.simulation.perform { table.contentOffset.y = 200 }
        world.run()
        #expect(source.asked == ["cell 0", "height 1", "view 1", "title 1"])
        #expect(world.decisions(by: .estimatedSections).count == 2)
    }

    @Test func `SC.120 without estimates all headers are asked before the rows`() {
        let all = ["height 0", "rows 0", "height 1", "rows 1", "cell 0", "cell 1", "cell 2", "view 0", "title 0"]
        _ = table { ($0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (0, 0) }
        #expect(source.asked == all)
        source.asked = []
        _ = table(without: .estimatedSections)
        #expect(source.asked == all)
    }

    @Test func `SC.120 an estimate counts until the header is shown`() {
        let (world, table) = table { $0.estimatedSectionHeaderHeight = 10 }
        #expect(table.rectForHeader(inSection: 0).height == 40 && table.rectForHeader(inSection: 1).height == 10)
        source.asked = []
        world.simulation.perform { table.reloadData() }
        world.run()
        #expect(table.rectForHeader(inSection: 0).height == 40 && source.asked.filter { $0.hasPrefix("height") } == ["height 0"])
        table.sectionHeaderHeight = 20
        #expect(table.rectForHeader(inSection: 1).height == 10)
    }

    @Test func `SC.120 a section without rows shows its header`() {
        source.count = 0
        let (_, table) = table()
        #expect(source.asked.filter { $0.hasPrefix("height") } == ["height 0", "height 1"] && table.contentSize.height == 80)
    }

    @Test func `SC.120 a footer is asked for with the first row of its section that the estimates bring into sight`() {
        source.footer = 30
        source.count = 2
        let (_, table) = table()
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 240, width: 300, height: 30))
        #expect(source.asked.contains("footer 0") && source.asked.contains("footer 1"))
    }
}

extension SectionHeightTests {
    @Test func `SC.120 the last footer of a grouped table is asked for at the end`() {
        source.footer = 30
        let (world, table) = table()
        world.simulation.perform { table.contentOffset.y = table.contentSize.height - 250 }
        world.run()
        #expect(source.asked.contains("footer 1") && table.rectForFooter(inSection: 1).height == 30)
    }

    @Test func `SC.120 headers of closed sections can all be reached`() {
        (source.count, source.sections) = (0, 40)
        source.height = { $0 == 0 ? 0 : 44 }
        let (world, table) = table()
        for _ in 0..<40 {
            world.simulation.perform { table.contentOffset.y = max(0, table.contentSize.height - 250) }
            world.run()
        }
        #expect(source.asked.contains("height 39"))
    }

    @Test func `SC.120 heights of headers go with their sections`() {
        source.sections = 10
        source.height = { $0 == 0 ? 100 : 40 }
        let (world, table) = table { $0.estimatedSectionHeaderHeight = 40 }
        world.simulation.perform { table.contentOffset.y = 1500 }
        world.run()
        source.sections = 9
        source.height = { _ in 40 }
        world.simulation.perform { table.deleteSections([0], with: .none) }
        world.run()
        #expect(table.rectForHeader(inSection: 0).height == 40 && table.contentSize.height == 9 * 340)
    }

    @Test func `SC.120 a header whose height is automatic is asked for its height, view and title`() {
        source.height = { _ in UITableView.automaticDimension }
        _ = table()
        #expect(source.asked.suffix(3) == ["height 0", "view 0", "title 0"])
    }

    @Test func `SC.120 a wider table asks for the heights of headers again`() {
        let (world, table) = table()
        source.asked = []
        world.simulation.perform { table.frame.size.width = 320 }
        world.run()
        #expect(source.asked.filter { $0.hasPrefix("height") } == ["height 0"])
    }

    @Test func `SC.120 a height of all headers set while one is asked keeps the others`() {
        final class Setting: UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                tableView.sectionHeaderHeight = 40
                return 40
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UITableViewHeaderFooterView() }
        }
        let rows = Setting()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 1) != nil && table.rectForHeader(inSection: 2).height == 40)
    }

    @Test func `SC.120 a table without a height asks for no header`() {
        _ = table { $0.frame.size.height = 0 }
        #expect(!source.asked.contains("height 0"))
    }

    @Test func `SC.120 an estimate of the delegate counts until the header is shown`() {
        final class Estimating: UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 20 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 60 }
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 10 }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        }
        let rows = Estimating()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 30 && table.rectForHeader(inSection: 19).height == 60)
        #expect(table.rectForFooter(inSection: 19).height == 10)
    }
}

/// Two sections of three rows, with titles; it notes in which order it is asked.
final class AskedSections: UITableViewDataSource, UITableViewDelegate {
    var asked: [String] = []
    var count = 3
    var sections = 2
    var height: (Int) -> CGFloat = { _ in 40 }
    var footer: CGFloat = 0

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked.append("rows \(section)")
        return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append("cell \(indexPath.row)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        asked.append("height \(section)")
        return height(section)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append("view \(section)")
        return nil
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        asked.append("title \(section)")
        return "header \(section)"
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        if footer > 0 { asked.append("footer \(section)") }
        return footer
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer > 0 ? UIView() : nil }
}

/// Two sections of ten rows or items, with titles or views.
final class SectionSource: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var hasTitles = true
    var height: CGFloat?
    var makeView: (Int) -> UIView? = { _ in nil }
    var makeTableView: ((UITableView) -> UIView?)?
    var prepareCell: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    private(set) var madeViews = 0

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        prepareCell(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { hasTitles ? "header \(section)" : nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { hasTitles ? "footer \(section)" : nil }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height ?? tableView.sectionHeaderHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        madeViews += 1
        return makeTableView?(tableView) ?? makeView(section)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// As apps write them: no initialiser says `required` but the one for coders.
private final class HeaderView: UITableViewHeaderFooterView {
    let mark: Int

    override init(reuseIdentifier: String?) {
        mark = 5
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("not decoded") }

    override func prepareForReuse() { super.prepareForReuse() }
}

private final class SectionView: UICollectionReusableView {
    let mark: Int

    override init(frame: CGRect) {
        mark = 4
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not decoded") }

    override func prepareForReuse() { super.prepareForReuse() }
}

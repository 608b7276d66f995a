import EventTrace
import Testing

@testable import UIKit

/// SC.120, SC.123 to SC.126: what a list answers at once, and the calls about primary actions, headers and footers.
@Suite struct ListAnswersTests {
    private let rows = AnsweringRows()

    private func table(_ prepare: @escaping (UITableView) -> Void = { _ in }) -> (World, UITableView) {
        World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .grouped), "table")
            table.dataSource = rows
            table.delegate = world.name(rows, "delegate")
            prepare(table)
            return table
        }
    }

    private func collection() -> (World, UICollectionView) {
        World.with { world in
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 44), 0)
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "view")
            collection.dataSource = rows
            collection.delegate = world.name(rows, "delegate")
            return collection
        }
    }

    @Test func `SC.120 the height of a footer comes with the first row of its section, and header and views section by section`() {
        let (world, _) = table()
        world.run()
        #expect(
            rows.asked == [
                "cell 0", "footer height 0", "cell 0", "cell 0", "cell 1", "footer height 1", "cell 1", "cell 1", "header height 0",
                "header 0", "footer 0", "header height 1", "header 1", "footer 1",
            ])
    }

    @Test func `SC.120 a footer that is higher than estimated moves the next section`() {
        let (world, table) = table { $0.estimatedSectionFooterHeight = 10 }
        world.run()
        #expect(table.rectForFooter(inSection: 0).height == 20)
        #expect(table.rectForHeader(inSection: 1).minY == table.rectForFooter(inSection: 0).maxY)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame == table.rectForRow(at: IndexPath(row: 0, section: 1)))
    }

    @Test func `SC.123 a table makes its cells for whoever asks, and its next layout requests none`() {
        let (world, table) = table()
        world.run()
        rows.asked = []
        world.simulation.perform {
            table.reloadData()
            #expect(rows.asked == [])
            #expect(table.visibleCells.count == 6 && table.indexPathsForVisibleRows?.count == 6)
            rows.asked = []
        }
        world.run()
        #expect(rows.asked == [])
        #expect(world.decisions(by: .visibleCellsAtOnce).count == 1)
    }

    @Test func `SC.123 a read of the cells in the midst of a reload or a layout makes none`() {
        let (world, table) = table()
        world.run()
        rows.sections = [1]
        rows.whenEnded = { _ = $0.indexPathsForVisibleRows }
        rows.whenShown = { $0.layoutIfNeeded() }
        world.simulation.perform {
            table.contentOffset.y = 1
            table.reloadData()
            #expect(table.visibleCells.count == 1)
        }
        world.run()
        #expect(table.subviews.count { $0 is UITableViewCell } == 1)
    }

    @Test func `SC.120 footers of many sections move each next one once, and automatic ones are asked for once`() {
        rows.sections = Array(repeating: 1, count: 10)
        rows.footer = 30
        let (world, table) = table { ($0.sectionHeaderHeight, $0.estimatedSectionHeaderHeight) = (0, 0) }
        world.run()
        let shown = table.visibleCells.map(\.frame.minY)
        #expect(rows.asked.count { $0.hasPrefix("cell") } == shown.count)
        rows.footer = UITableView.automaticDimension
        rows.sections = [4]
        rows.asked = []
        world.simulation.perform { table.reloadData() }
        world.run()
        // With the first row, and as the footer comes into sight.
        #expect(rows.asked.count { $0 == "footer height 0" } == 2)
    }

    @Test func `SC.123 a collection view has no cells until its layout`() {
        let (world, collection) = collection()
        world.run()
        world.simulation.perform {
            collection.reloadData()
            #expect(collection.visibleCells.isEmpty && collection.indexPathsForVisibleItems.isEmpty)
        }
        world.run()
        #expect(collection.visibleCells.count == 6)
    }

    @Test(arguments: [(UInt8(12), false), (13, true)]) func `SC.126 a read of the cells while one is requested stops the app since iOS 13`(
        _ version: UInt8, _ stops: Bool
    ) {
        let (world, table) = table()
        world.simulation.systemVersion = SystemVersion(version)
        world.run()
        rows.whenAsked = { _ = table.visibleCells }
        world.simulation.perform { table.reloadData() }
        world.run()
        #expect(world.decisions(by: .visibleCellsWhileShown).isEmpty != stops)
    }

    @Test func `SC.124 the primary action follows the selection, also of a row that is selected already`() {
        let (world, _) = table()
        world.tap(100, 60)
        world.tap(100, 60, at: 2)
        let once = ["didSelectRow([0, 0])", "canPerformPrimaryActionForRow([0, 0])", "performPrimaryActionForRow([0, 0])"]
        #expect(actions(world) == once + once)
    }

    @Test func `SC.124 no primary action where the delegate refuses, where a selection is extended, and before iOS 16`() {
        rows.allows = false
        let (refused, _) = table()
        refused.tap(100, 60)
        #expect(actions(refused) == ["didSelectRow([0, 0])", "canPerformPrimaryActionForRow([0, 0])"])
        rows.allows = true
        let (several, _) = table { $0.allowsMultipleSelection = true }
        several.tap(100, 60)
        several.tap(100, 100, at: 2)
        #expect(actions(several).count { $0.hasPrefix("perform") } == 1)
        let (old, _) = table()
        old.simulation.systemVersion = SystemVersion(15)
        old.tap(100, 60)
        #expect(actions(old) == ["didSelectRow([0, 0])"])
    }

    @Test func `SC.124 a row that may not be selected has its primary action`() {
        rows.selects = false
        let (world, _) = table()
        world.tap(100, 60)
        #expect(actions(world) == ["canPerformPrimaryActionForRow([0, 0])", "performPrimaryActionForRow([0, 0])"])
    }

    @Test func `SC.124 a collection view asks for items`() {
        let (world, _) = collection()
        world.tap(100, 60)
        #expect(
            actions(world) == ["didSelectItem([0, 0])", "canPerformPrimaryActionForItem([0, 0])", "performPrimaryActionForItem([0, 0])"])
    }

    private func actions(_ world: World) -> [String] {
        world.run().filter { $0.contains("Primary") || $0.contains("didSelect") }.map { $0.replacing("delegate.", with: "") }
            .map { $0.replacing(" → true", with: "").replacing(" → false", with: "") }
    }

    @Test func `SC.125 headers and footers are displayed before they are added, and end after they were removed`() {
        let (world, table) = table()
        rows.whenDisplayed = { #expect($0.superview == nil) }
        world.simulation.schedule(at: 1) { table.reloadData() }
        let shown = ["willDisplayHeaderView(0)", "willDisplayFooterView(0)", "willDisplayHeaderView(1)", "willDisplayFooterView(1)"]
        #expect(displays(world) == shown + shown.map { $0.replacing("willDisplay", with: "didEndDisplaying") } + shown)
    }

    @Test func `SC.125 a collection view says the same of supplementary views`() {
        let (world, collection) = collection()
        world.simulation.schedule(at: 1) { collection.reloadData() }
        let shown = ["willDisplaySupplementaryView([0, 0])", "willDisplaySupplementaryView([1, 0])"]
        #expect(displays(world) == shown + shown.map { $0.replacing("willDisplay", with: "didEndDisplaying") } + shown)
    }

    private func displays(_ world: World) -> [String] {
        world.run().filter { $0.contains("View(") }.map { $0.replacing("delegate.", with: "") }
    }
}

/// Two sections of three rows or items, with headers and footers. Notes what is asked, and has all methods.
private final class AnsweringRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var asked: [String] = []
    var (allows, selects) = (true, true)
    var (whenEnded, whenShown): ((UITableView) -> Void, (UITableView) -> Void) = ({ _ in }, { _ in })
    var sections = [3, 3]
    var footer: CGFloat = 20
    var whenAsked: () -> Void = {}
    var whenDisplayed: (UIView) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append("cell \(indexPath.section)")
        whenAsked()
        return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { note("header height", section) { 30 } }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { note("footer height", section) { footer } }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { note("header", section) { UIView() } }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { note("footer", section) { UIView() } }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { whenDisplayed(view) }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { whenDisplayed(view) }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { whenDisplayed(view) }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { whenDisplayed(view) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { selects ? indexPath : nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { whenEnded(tableView) }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { whenShown(tableView) }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { allows }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { allows }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    private func note<Value>(_ words: String, _ section: Int, _ value: () -> Value) -> Value {
        asked.append("\(words) \(section)")
        return value()
    }
}

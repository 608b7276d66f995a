import Testing

@testable import UIKit

/// Controllers whose view is a list, and what a delegate says of a flow layout.
struct ListControllerTests {
    private final class Rows: UITableViewController {
        var selected: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }

    @Test func `SC.3 a table view controller is the data source and the delegate of its table, and only its own methods are called`() {
        let rows = Rows(style: .plain)
        let world = World { world in
            world.window.rootViewController = rows
            world.simulation.name(rows, "rows")
        }
        world.tap(100, 60)
        #expect(world.run() == ["rows.didSelectRow([0, 1])"])
        #expect(
            rows.selected == [1] && rows.tableView.style == .plain && rows.tableView === rows.view && rows.tableView.numberOfSections == 1)
        world.simulation.perform {
            rows.viewWillAppear(false)
            #expect(rows.tableView.indexPathForSelectedRow == nil)
            rows.clearsSelectionOnViewWillAppear = false
            rows.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            rows.viewWillAppear(false)
            #expect(rows.tableView.indexPathForSelectedRow?.row == 2)
            rows.tableView = UITableView(frame: .zero, style: .grouped)
            #expect(rows.tableView.dataSource === rows && rows.tableView.numberOfRows(inSection: 0) == 5)
        }
    }

    private final class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var selected: [Int] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100 + 20 * indexPath.item, height: indexPath.item == 1 ? 80 : 40) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 5) }
    }

    @Test func `SC.14 items of the sizes that the delegate says, line by line, each in the middle of its line`() {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let world = World { world in
            world.window.rootViewController = items
            world.simulation.name(items, "items")
            items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        world.tap(150, 80)
        #expect(world.run() == ["items.didSelectItem([0, 1])"])
        // 100, 120 and 140 of 380 points, then 160 and 180; lines are 80 and 40 high, 10 apart.
        let frames = items.collectionView.visibleCells.map(\.frame)
        #expect(frames.map(\.minX) == [5, 115, 245, 5, 175], "\(frames)")
        #expect(frames.map(\.minY) == [27, 7, 27, 97, 97] && items.collectionView.contentSize.height == 137)
        world.simulation.perform {
            items.viewWillAppear(false)
            #expect(items.collectionView.indexPathsForSelectedItems == [] && items.clearsSelectionOnViewWillAppear)
        }
        #expect(items.collectionView.superview === items.view && items.collectionViewLayout === items.collectionView.collectionViewLayout)
    }

    @Test func `what a delegate does not say is the layout's own`() {
        final class Silent: UICollectionViewDelegateFlowLayout {}
        let (layout, silent, section) = (UICollectionViewFlowLayout(), Silent(), 0)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: 1, height: 2), 3, 4)
        (layout.headerReferenceSize, layout.footerReferenceSize) = (CGSize(width: 5, height: 6), CGSize(width: 7, height: 8))
        layout.sectionInset = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
        #expect(silent.collectionView(list, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0)) == layout.itemSize)
        #expect(silent.collectionView(list, layout: layout, insetForSectionAt: section) == layout.sectionInset)
        #expect(silent.collectionView(list, layout: layout, minimumLineSpacingForSectionAt: section) == 3)
        #expect(silent.collectionView(list, layout: layout, minimumInteritemSpacingForSectionAt: section) == 4)
        #expect(silent.collectionView(list, layout: layout, referenceSizeForHeaderInSection: section) == layout.headerReferenceSize)
        #expect(silent.collectionView(list, layout: layout, referenceSizeForFooterInSection: section) == layout.footerReferenceSize)
    }
}

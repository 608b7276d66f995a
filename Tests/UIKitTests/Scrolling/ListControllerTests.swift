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
        #expect(world.run().suffix(1) == ["items.didSelectItem([0, 1])"])
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

    private final class ScrolledRows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {}
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
        override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    }

    private final class ScrolledItems: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
        override func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {}
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
        override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    }

    @Test func `SC.6 a list's controller receives the calls about scrolling if it overrides the methods of the scroll view's delegate`() {
        let (rows, items) = (ScrolledRows(style: .plain), ScrolledItems(collectionViewLayout: UICollectionViewFlowLayout()))
        for controller in [rows, items] {
            let world = World { world in
                world.window.rootViewController = world.name(controller, "controller")
                if controller === items { items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item") }
            }
            world.down(100, 500, at: 0)
            for step in 1...10 { world.move(100, 500 - Double(step) * 20, at: Double(step) * 0.016) }
            world.up(100, 300, at: 0.17)
            world.simulation.schedule(at: 9) {
                (controller === rows ? rows.tableView : items.collectionView)?.setContentOffset(.zero, animated: true)
            }
            let calls = world.run().map { String($0.split(separator: "(")[0].dropFirst("controller.".count)) }
            var scrolling: [String] = []
            for call in calls where call.hasPrefix("scrollView") && call != scrolling.last { scrolling.append(call) }
            #expect(
                scrolling == [
                    "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
                    "scrollViewWillBeginDecelerating", "scrollViewDidScroll", "scrollViewDidEndDecelerating", "scrollViewDidScroll",
                    "scrollViewDidEndScrollingAnimation",
                ])
            #expect(controller === rows || calls.contains("willDisplayItem") && calls.contains("didEndDisplayingItem"))
        }
    }
}

import EventTrace
import Testing

@testable import UIKit

/// Two sections of thirty rows or items each, whose number can change.
private final class ListSource: UITableViewDataSource, UICollectionViewDataSource {
    var count = 30
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count + section }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count + section }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

private final class RowCell: UITableViewCell {
    override func prepareForReuse() { super.prepareForReuse() }
}

private final class ItemCell: UICollectionViewCell {
    override func prepareForReuse() { super.prepareForReuse() }
}

/// Does not call super.
private final class ForgetfulCell: UITableViewCell {
    override func prepareForReuse() {}
}

private final class ForgetfulItem: UICollectionViewCell {
    override func prepareForReuse() {}
}

@Suite struct ListDataTests {
    private let source = ListSource()

    private func table() -> (World, UITableView) {
        World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), "table")
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            return table
        }
    }

    private func collection() -> (World, UICollectionView) {
        World.with { world in
            let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()), "collection")
            collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = source
            return collection
        }
    }

    /// Row or item 0 is selected and scrolled away; whether a cell in sight is selected then.
    private func isSelectedAfterReuse(_ cell: UIView.Type, ablation: Ablation? = nil) -> Bool {
        var isSelected = false
        let world = World(ablation: ablation) { world in
            let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
            if let cell = cell as? UITableViewCell.Type {
                let table = world.add(UITableView(frame: frame), "table")
                table.register(cell, forCellReuseIdentifier: "row")
                table.dataSource = source
                world.simulation.schedule(at: 1) {
                    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
                }
                world.simulation.schedule(at: 2) { table.contentOffset.y = 440 }
                world.simulation.schedule(at: 2.5) { table.contentOffset.y = 880 }
                world.simulation.schedule(at: 3) { isSelected = table.visibleCells.contains { $0.isSelected } }
            } else if let cell = cell as? UICollectionViewCell.Type {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 320, height: 44)
                let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
                collection.register(cell, forCellWithReuseIdentifier: "item")
                collection.dataSource = source
                world.simulation.schedule(at: 1) {
                    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
                }
                world.simulation.schedule(at: 2) { collection.contentOffset.y = 880 }
                world.simulation.schedule(at: 3) { isSelected = collection.visibleCells.contains { $0.isSelected } }
            }
        }
        world.run()
        return isSelected
    }

    @Test(arguments: [false, true]) func `SC.40 prepareForReuse sets selection off, unless an override keeps it from it`(_ isOff: Bool) {
        let ablation = { Ablation(switchedOff: isOff ? Rule.reuseClears.id : nil) }
        #expect(!isSelectedAfterReuse(RowCell.self, ablation: ablation()) && !isSelectedAfterReuse(ItemCell.self, ablation: ablation()))
        #expect(isSelectedAfterReuse(ForgetfulCell.self, ablation: ablation()) == !isOff)
        #expect(isSelectedAfterReuse(ForgetfulItem.self, ablation: ablation()) == !isOff)
    }

    @Test func `a table asks its source again after reloadData, and forgets what was selected`() {
        let (world, table) = table()
        world.run()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 31)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        source.count = 3
        #expect(table.numberOfRows(inSection: 0) == 30)
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 3 && table.indexPathForSelectedRow == nil)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == CGRect(x: 0, y: 176, width: 300, height: 44))
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    }

    @Test(arguments: [
        (UITableView.ScrollPosition.top, 880.0), (.middle, 682), (.bottom, 484), (.none, 484),
    ])
    func `a table scrolls to where a row is to be`(position: UITableView.ScrollPosition, offset: Double) {
        let (world, table) = table()
        world.simulation.schedule(at: 1) { table.scrollToRow(at: IndexPath(row: 20, section: 0), at: position, animated: false) }
        world.run()
        #expect(table.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test func `SC.14 a cell is prepared before it is used again, and only then`() {
        let (world, table) = table()
        world.simulation.schedule(at: 1) { table.contentOffset.y = 440 }
        #expect(world.run() == [])
        world.simulation.perform { table.contentOffset.y = 880 }
        let calls = world.run()
        #expect(calls.count == 10 && calls.allSatisfy { $0.hasSuffix(".prepareForReuse") })
    }

    @Test func `SC.14 so is a collection's`() {
        let (world, collection) = collection()
        world.simulation.schedule(at: 1) { collection.reloadData() }
        let calls = world.run()
        #expect(!calls.isEmpty && calls.allSatisfy { $0.hasSuffix(".prepareForReuse") })
        #expect(calls.count == collection.visibleCells.count)
        let cell: UICollectionReusableView? = collection.visibleCells.first
        #expect(cell?.reuseIdentifier == "item")
    }

    @Test func `a collection counts, and deselects without a word`() {
        let (world, collection) = collection()
        collection.allowsMultipleSelection = true
        world.tap(25, 25, at: 1)
        world.run()
        #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 1) == 31)
        #expect(collection.indexPathsForVisibleItems.first == IndexPath(item: 0, section: 0))
        let before = world.run().count
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        collection.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
        #expect(collection.indexPathsForSelectedItems == [] && world.run().count == before)
    }

    @Test func `a flow layout starts with the documented sizes`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.minimumInteritemSpacing == 10 && layout.minimumLineSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
        #expect(UICollectionView.ScrollDirection.horizontal.rawValue == 1)
    }

    @Test func `a flow layout that changes moves its items`() {
        let (world, collection) = collection()
        world.run()
        let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
        world.simulation.perform {
            layout?.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0)
            layout?.scrollDirection = .horizontal
            layout?.minimumInteritemSpacing = 60
            layout?.invalidateLayout()
        }
        world.run()
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == CGPoint(x: 7, y: 5))
        #expect(collection.contentSize.height == 400 && collection.contentSize.width > 320)
    }

    @Test func `a cell has labels in its content, and looks on which nothing depends`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "title"
        cell.detailTextLabel?.text = "detail"
        #expect(cell.contentView.subviews == [cell.textLabel, cell.detailTextLabel])
        #expect(cell.selectionStyle == .default && cell.accessoryType == .none)
    }

    @Test func `insets make room for the content to be scrolled beyond its edges`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(scroll.adjustedContentInset == scroll.contentInset)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 100, height: 40), animated: false)
        #expect(scroll.contentOffset.y == 230)
    }

    @Test func `a scroll view starts with the documented values`() {
        let scroll = UIScrollView()
        #expect(scroll.decelerationRate == .normal && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(scroll.scrollsToTop && scroll.showsHorizontalScrollIndicator && scroll.showsVerticalScrollIndicator)
        #expect(!scroll.alwaysBounceHorizontal && !scroll.alwaysBounceVertical && scroll.contentInset == .zero)
    }

    @Test(arguments: [true, false])
    func `SC.5 content that fits is dragged sideways if it always bounces`(bounces: Bool) {
        let (world, scroll) = World.with { world in
            let scroll = world.add(UIScrollView(frame: world.root.bounds), "scroll")
            scroll.contentSize = scroll.bounds.size
            scroll.alwaysBounceHorizontal = bounces
            return scroll
        }
        var dragged = false
        world.simulation.schedule(at: 0.09) { dragged = scroll.isDragging }
        world.drag(from: 100, 100, steps: [20, 20, 20, 20])
        world.run()
        #expect(dragged == bounces && scroll.contentOffset == .zero)
    }
}

import Testing

@testable import UIKit

/// SC.13: from touch to selected item.
@Suite struct CollectionTests {
    let listener = CollectionListener()

    private func world(_ prepare: @escaping (UICollectionView) -> Void = { _ in }) -> (World, UICollectionView) {
        var made: UICollectionView!
        let world = World { world in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            layout.minimumLineSpacing = 20
            let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let collection = world.name(LoggingCollection(frame: frame, collectionViewLayout: layout), "collection")
            collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
            world.root.addSubview(collection)
            collection.dataSource = listener
            collection.delegate = world.name(listener, "delegate")
            prepare(collection)
            made = collection
        }
        return (world, made)
    }

    private func calls(_ world: World) -> [String] { world.run().map { $0.replacing("delegate.", with: "") } }

    @Test func `SC.13 a quick tap selects synchronously in touchesEnded`() {
        let (world, collection) = world()
        world.tap(50, 40)
        #expect(
            calls(world) == [
                "collection.touchesBegan", "shouldHighlightItem([0, 0])", "didHighlightItem([0, 0])",
                "collection.touchesEnded", "didUnhighlightItem([0, 0])", "shouldSelectItem([0, 0])", "didSelectItem([0, 0])",
            ])
        #expect(world.trace.ordering.map(\.depth) == [0, 1, 1, 0, 1, 1, 1])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func `SC.13 without multiple selection the item before is deselected first`() {
        let (world, _) = world()
        world.tap(50, 40)
        world.tap(150, 40, at: 2)
        #expect(
            calls(world).suffix(5) == [
                "collection.touchesEnded", "didUnhighlightItem([0, 1])", "shouldSelectItem([0, 1])", "didDeselectItem([0, 0])",
                "didSelectItem([0, 1])",
            ])
    }

    @Test func `SC.13 with multiple selection a second tap deselects`() {
        let (world, collection) = world { $0.allowsMultipleSelection = true }
        world.tap(50, 40)
        world.tap(50, 40, at: 2)
        #expect(
            calls(world).suffix(4) == [
                "collection.touchesEnded", "didUnhighlightItem([0, 0])", "shouldDeselectItem([0, 0])", "didDeselectItem([0, 0])",
            ])
        #expect(collection.indexPathsForSelectedItems == [])
    }

    @Test func `SC.3 a tap recognizer above takes the touch from the item`() {
        let (world, collection) = world()
        world.simulation.perform { world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(), "tap")) }
        world.tap(50, 40, hold: 0.3)
        #expect(
            calls(world) == [
                "collection.touchesBegan", "shouldHighlightItem([0, 0])", "didHighlightItem([0, 0])", "collection.touchesCancelled",
                "didUnhighlightItem([0, 0])",
            ])
        #expect(collection.indexPathsForSelectedItems == [])
    }

    @Test func `SC.14 items lie in lines, and cells exist for those in sight`() {
        let (world, collection) = world()
        world.run()
        #expect(collection.contentSize == CGSize(width: 320, height: 980))
        #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(x: 110, y: 100, width: 100, height: 80))
        #expect(collection.visibleCells.count == 12)
        #expect(collection.visibleCells.allSatisfy { ($0 as? ItemCell)?.mark == 3 && $0.reuseIdentifier == "item" })
        #expect(collection.indexPathForItem(at: CGPoint(x: 105, y: 40)) == nil)
    }

    @Test func `SC.14 the data source counts items once, and again after a reload or an update`() {
        let (world, collection) = world()
        let source = CountingSource()
        world.simulation.perform {
            collection.dataSource = source
            collection.layoutIfNeeded()
            #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 1) == 3)
            collection.collectionViewLayout.invalidateLayout()
            collection.layoutIfNeeded()
        }
        #expect(source.calls == ["sections", "items of 0", "items of 1"])
        world.simulation.perform {
            source.count = 4
            #expect(collection.numberOfItems(inSection: 1) == 3)
            collection.reloadData()
            collection.layoutIfNeeded()
            #expect(collection.numberOfItems(inSection: 1) == 4)
            collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(source.calls.count == 9)
    }
}

/// Two sections, and a record of what is requested.
private final class CountingSource: UICollectionViewDataSource {
    var calls: [String] = []
    var count = 3

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        calls.append("sections")
        return 2
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("items of \(section)")
        return count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// Thirty items of one section, and a delegate that answers every question.
final class CollectionListener: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

private final class LoggingCollection: UICollectionView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}

/// A cell as apps write it.
private final class ItemCell: UICollectionViewCell {
    let mark: Int

    override init(frame: CGRect) {
        mark = 3
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not decoded") }
}

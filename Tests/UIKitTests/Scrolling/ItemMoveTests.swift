import EventTrace
import Testing

@testable import UIKit

/// Two sections of three items, the lower ones twice as high.
private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [3, 3]
    var keepsSection = false
    var requested: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        requested.append(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.item != 0 }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        counts[sourceIndexPath.section] -= 1
        counts[destinationIndexPath.section] += 1
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { keepsSection && proposedIndexPath.section != originalIndexPath.section ? originalIndexPath : proposedIndexPath }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: indexPath.section == 0 ? 40 : 80) }
}

@Suite struct ItemMoveTests {
    private let items = Items()

    private func collection(ablation: Ablation? = nil) -> (World, UICollectionView) {
        var made: UICollectionView?
        let world = World(ablation: ablation) { world in
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 0
            let list = world.add(
                UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout), "collection")
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = world.name(items, "source")
            list.delegate = items
            made = list
        }
        world.run()
        items.requested = []
        return (world, made!)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// The calls about the movement, without the questions about sizes.
    private func calls(_ world: World) -> [String] { world.run().filter { $0.contains("Move") || $0.contains("move") } }

    @Test func `SC.116 an item moves with the point, and the others make room`() {
        let (world, list) = collection()
        let cell = list.cellForItem(at: path(1))
        world.simulation.perform {
            #expect(list.beginInteractiveMovementForItem(at: path(1)))
            #expect(!list.beginInteractiveMovementForItem(at: path(2)))
            list.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 100))
            list.layoutIfNeeded()
        }
        #expect(cell?.center == CGPoint(x: 20, y: 100) && list.indexPath(for: cell!) == path(2))
        #expect(list.subviews.last === cell && items.counts == [3, 3])
        world.simulation.perform { list.endInteractiveMovement() }
        #expect(calls(world) == ["source.canMoveItem([0, 1])", "source.targetForItemMove([0, 2])", "source.moveItem([0, 2])"])
        #expect(items.counts == [3, 3] && list.cellForItem(at: path(2))?.center == CGPoint(x: 150, y: 100))
    }

    @Test func `SC.116 an item of another section takes the size of its place, and the numbers follow the end`() {
        let (world, list) = collection()
        let cell = list.cellForItem(at: path(1))
        world.simulation.perform {
            _ = list.beginInteractiveMovementForItem(at: path(1))
            list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
            list.layoutIfNeeded()
        }
        #expect(list.indexPath(for: cell!) == path(0, 1) && cell?.bounds.height == 80)
        #expect(list.numberOfItems(inSection: 1) == 4 && items.counts == [3, 3])
        world.simulation.perform { list.endInteractiveMovement() }
        world.run()
        #expect(items.counts == [2, 4] && list.numberOfItems(inSection: 0) == 2)
    }

    @Test func `SC.116 a gap moves nothing, and a place that the delegate refuses is asked for at each point`() {
        items.keepsSection = true
        let (world, list) = collection()
        world.simulation.perform {
            _ = list.beginInteractiveMovementForItem(at: path(1))
            for y in [500.0, 130, 131] {
                list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
                list.layoutIfNeeded()
            }
            list.endInteractiveMovement()
        }
        #expect(
            calls(world) == ["source.canMoveItem([0, 1])", "source.targetForItemMove([1, 0])", "source.targetForItemMove([1, 0])"])
    }

    @Test func `SC.116 a cancellation and a reload give the movement up`() {
        let (world, list) = collection()
        world.simulation.perform {
            _ = list.beginInteractiveMovementForItem(at: path(1))
            list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
            list.layoutIfNeeded()
            list.cancelInteractiveMovement()
            list.layoutIfNeeded()
            #expect(list.numberOfItems(inSection: 0) == 3 && items.requested == [path(1)])
            _ = list.beginInteractiveMovementForItem(at: path(2))
            list.reloadData()
            list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
            list.endInteractiveMovement()
        }
        #expect(!calls(world).contains { $0.contains("moveItem") })
        #expect(list.cellForItem(at: path(2))?.frame.minY == 80)
    }

    @Test func `SC.116 the data source refuses, and without the rule nothing begins`() {
        let (world, list) = collection()
        world.simulation.perform {
            #expect(!list.beginInteractiveMovementForItem(at: path(0)))
            #expect(!list.beginInteractiveMovementForItem(at: path(9)))
            list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
            list.endInteractiveMovement()
            list.cancelInteractiveMovement()
        }
        #expect(calls(world) == ["source.canMoveItem([0, 0])"])
        let (other, off) = collection(ablation: Ablation(switchedOff: Rule.itemMove.id))
        other.simulation.perform { #expect(!off.beginInteractiveMovementForItem(at: path(1))) }
    }

    @Test func `SC.117 the moved item gets a new cell since iOS 11`() {
        for (ablation, asked) in [(nil, [path(2)]), (Ablation(switchedOff: Rule.movedItemReloads.id), [])] as [(Ablation?, [IndexPath])] {
            let (world, list) = collection(ablation: ablation)
            world.simulation.perform {
                _ = list.beginInteractiveMovementForItem(at: path(1))
                list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 100))
                list.layoutIfNeeded()
                list.endInteractiveMovement()
            }
            world.run()
            #expect(items.requested == asked)
        }
    }
}

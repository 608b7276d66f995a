import EventTrace
import Testing

@testable import UIKit

/// Layouts of an app's own.
@Suite struct CustomLayoutTests {
    /// Two columns of items of different heights; notes what it is asked.
    private final class Waterfall: UICollectionViewLayout {
        var asked: [String] = []
        var followsTheContent = false
        var look: (UICollectionViewLayoutAttributes) -> Void = { _ in }
        private var attributes: [UICollectionViewLayoutAttributes] = []
        private var height: CGFloat = 0

        override func prepare() {
            asked.append("prepare")
            guard let collectionView else { return }
            var bottoms: [CGFloat] = [0, 0]
            attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                let column = bottoms[0] <= bottoms[1] ? 0 : 1
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: 150 * column, y: Int(bottoms[column]), width: 150, height: item % 2 == 0 ? 100 : 150)
                bottoms[column] = attributes.frame.maxY
                look(attributes)
                return attributes
            }
            height = bottoms.max() ?? 0
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: height) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append("elements \(Int(rect.minY))")
            return attributes.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsTheContent }
    }

    private final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 20
        var asked: [Int] = []
        var frames: [CGRect] = []
        var willDisplay: (UICollectionView, UICollectionViewCell, IndexPath) -> Void = { _, _, _ in }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            asked.append(indexPath.item)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            frames.append(cell.frame)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
            willDisplay(collectionView, cell, indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    }

    private final class Cell: UICollectionViewCell {
        private(set) var applied: [CGFloat] = []
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied.append(layoutAttributes.alpha)
        }
    }

    private final class Header: UICollectionReusableView {
        var calls: [String] = []
        override func prepareForReuse() { calls.append("prepareForReuse") }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            calls.append("apply \(Int(layoutAttributes.frame.minY))")
        }
    }

    private let source = Source()

    private func world(_ layout: UICollectionViewLayout) -> (World, UICollectionView) {
        World.with { world in
            let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
            collection.register(Cell.self, forCellWithReuseIdentifier: "item")
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            collection.dataSource = source
            collection.delegate = world.name(source, "delegate")
            return collection
        }
    }

    @Test func `SC.14 a layout prepares once and is asked for what is in sight, and cells stand where it says`() {
        let layout = Waterfall()
        let (world, collection) = world(layout)
        world.run()
        #expect(layout.asked == ["prepare", "elements 0"] && source.asked == [0, 1, 2, 3, 4])
        #expect(collection.contentSize == CGSize(width: 300, height: 1300))
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 150, y: 0, width: 150, height: 150))
        #expect(collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 150)
        world.simulation.perform { collection.contentOffset.y = 200 }
        world.run()
        #expect(layout.asked == ["prepare", "elements 0", "elements 200"])
        #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 210)) == IndexPath(item: 4, section: 0))
        #expect(collection.indexPathForItem(at: CGPoint(x: 310, y: 210)) == nil)
    }

    @Test func `SC.13 a tap selects the item in its place`() {
        let (world, _) = world(Waterfall())
        world.tap(200, 200)
        #expect(world.run().filter { $0.contains("elect") } == ["delegate.didSelectItem([0, 3])"])
    }

    @Test func `a layout prepares anew when it is invalidated, and at each movement if it says so`() {
        let layout = Waterfall()
        let (world, collection) = world(layout)
        world.run()
        world.simulation.perform { layout.invalidateLayout() }
        world.run()
        #expect(layout.asked == ["prepare", "elements 0", "prepare", "elements 0"])
        layout.followsTheContent = true
        world.simulation.perform { collection.contentOffset.y = 50 }
        world.run()
        #expect(layout.asked.suffix(2) == ["prepare", "elements 50"] && layout.asked.count == 6)
        world.simulation.perform { collection.frame.size.height = 200 }
        world.run()
        #expect(layout.asked.suffix(2) == ["prepare", "elements 50"] && layout.asked.count == 8)
    }

    @Test func `what a layout says of looks is so until it says otherwise`() {
        let layout = Waterfall()
        layout.look = { attributes in
            guard attributes.indexPath.item == 0 else { return }
            (attributes.alpha, attributes.zIndex) = (0.5, 1)
            attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        let (world, collection) = world(layout)
        world.run()
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
        #expect(cell?.alpha == 0.5 && cell?.frame == CGRect(x: 37.5, y: 25, width: 75, height: 50) && cell?.applied == [0.5])
        #expect(collection.subviews.last === cell && cell?.bounds.size == CGSize(width: 150, height: 100))
        layout.look = { $0.isHidden = $0.indexPath.item == 1 }
        world.simulation.perform { layout.invalidateLayout() }
        world.run()
        #expect(cell?.alpha == 1 && cell?.frame == CGRect(x: 0, y: 0, width: 150, height: 100) && cell?.applied == [0.5, 1])
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isHidden == true)
    }

    @Test func `SC.121 a dequeued cell has its place and attributes, reused ones too`() {
        let layout = Waterfall()
        let (world, collection) = world(layout)
        world.run()
        #expect(source.frames.prefix(2) == [CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 150)])
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
        #expect(cell?.applied.count == 1)
        source.frames = []
        world.simulation.perform { collection.contentOffset.y = 900 }
        world.run()
        #expect(source.frames.allSatisfy { $0.minY > 700 } && source.frames.count > 3)
        // The same attributes are not applied again.
        let shown = collection.visibleCells.compactMap { $0 as? Cell }
        let counts = shown.map(\.applied.count)
        world.simulation.perform { layout.invalidateLayout() }
        world.run()
        #expect(shown.map(\.applied.count) == counts)
    }

    @Test func `SC.121 switched off, a cell has its place after cellForItemAt has returned`() {
        var made: UICollectionView?
        let world = World(ablation: Ablation(switchedOff: Rule.dequeuedInPlace.id)) { world in
            let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: Waterfall()), "collection")
            collection.register(Cell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = source
            made = collection
        }
        world.run()
        #expect(source.frames.first == .zero)
        #expect((made?.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)?.applied == [1])
    }

    @Test func `SC.121 a dequeued header has its attributes, and others when its place changes`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 60)
        flow.headerReferenceSize = CGSize(width: 300, height: 20)
        flow.sectionHeadersPinToVisibleBounds = true
        let (world, collection) = world(flow)
        collection.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        world.run()
        let path = IndexPath(item: 0, section: 0)
        let header = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path) as? Header
        #expect(header?.calls == ["apply 0"])
        world.simulation.perform { collection.contentOffset.y = 30 }
        world.run()
        #expect(header?.calls == ["apply 0", "apply 30"])
    }

    @Test func `SC.14 a list does not know a cell in willDisplay, and selects it there nevertheless`() {
        var known: [Bool] = []
        source.willDisplay = { collection, cell, path in
            known.append(collection.indexPath(for: cell) != nil || collection.cellForItem(at: path) != nil)
            if path.item == 1 { collection.selectItem(at: path, animated: false, scrollPosition: []) }
        }
        let (world, collection) = world(Waterfall())
        world.run()
        #expect(known == [false, false, false, false, false])
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    }

    @Test func `SC.14 an update in willDisplay moves or drops the cell that comes`() {
        var isFirst = true
        source.willDisplay = { [source] collection, _, path in
            guard isFirst, path.item == 2 else { return }
            isFirst = false
            source.count = 21
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        let (world, collection) = world(Waterfall())
        world.run()
        let paths = collection.indexPathsForVisibleItems
        #expect(Set(paths).count == paths.count && collection.subviews.filter { $0 is UICollectionViewCell }.count == paths.count)
        #expect(source.asked.filter { $0 == 0 }.count == 2)
    }

    @Test func `SC.14 an item reloaded in its willDisplay is requested again, and one deselected there is not selected`() {
        var isFirst = true
        source.willDisplay = { collection, _, path in
            collection.deselectItem(at: path, animated: false)
            guard isFirst, path.item == 0 else { return }
            isFirst = false
            collection.reloadItems(at: [path])
        }
        let (world, collection) = world(Waterfall())
        collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        world.run()
        #expect(source.asked.filter { $0 == 0 }.count == 2)
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
    }

    @Test func `SC.121 a reused cell of the same item has its attributes applied again`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 300)
        let (world, collection) = world(flow)
        world.run()
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
        #expect(cell?.applied.count == 1)
        world.simulation.perform { collection.reloadData() }
        world.run()
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell && cell?.applied.count == 2)
    }

    @Test func `SC.14 a delegate that reloads the list in willDisplay leaves no cell behind`() {
        var isFirst = true
        source.willDisplay = { collection, _, _ in
            if isFirst { collection.reloadData() }
            isFirst = false
        }
        let (world, collection) = world(Waterfall())
        world.run()
        #expect(collection.visibleCells.count == 5)
        #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
    }

    @Test func `attributes of the same place and look are equal`() {
        let path = IndexPath(item: 1, section: 2)
        let (one, other) = (UICollectionViewLayoutAttributes(forCellWith: path), UICollectionViewLayoutAttributes(forCellWith: path))
        #expect(one == other && one.hash == other.hash && !one.isEqual(nil))
        other.alpha = 0.5
        #expect(one != other)
    }

    @Test func `attributes have the values of Apple's`() {
        let path = IndexPath(item: 1, section: 2)
        let item = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(item.indexPath == path && item.representedElementCategory == .cell && item.representedElementKind == nil)
        #expect(item.alpha == 1 && item.zIndex == 0 && !item.isHidden && item.size == .zero && item.center == .zero)
        item.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(item.center == CGPoint(x: 25, y: 40) && item.size == CGSize(width: 30, height: 40))
        item.bounds.size.width = 50
        #expect(item.bounds == CGRect(x: 0, y: 0, width: 50, height: 40) && item.frame.minX == 0)
        item.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(item.transform == CGAffineTransform(scaleX: 2, y: 2) && item.frame.width == 100)
        let copy = item.copy() as? UICollectionViewLayoutAttributes
        #expect(copy?.frame == item.frame && copy !== item && copy?.indexPath == path)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
        #expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "header")
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        #expect(decoration.representedElementCategory == .decorationView && decoration.representedElementKind == "line")
    }

    @Test func `a bare layout has nothing, and a flow layout says where everything lies`() {
        let bare = UICollectionViewLayout()
        #expect(bare.collectionViewContentSize == .zero && bare.layoutAttributesForElements(in: .zero) == nil)
        let path = IndexPath(item: 0, section: 0)
        #expect(bare.layoutAttributesForItem(at: path) == nil && !bare.shouldInvalidateLayout(forBoundsChange: .zero))
        #expect(bare.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 140, height: 60)
        flow.headerReferenceSize = CGSize(width: 300, height: 20)
        let (world, collection) = world(flow)
        world.run()
        let shown = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 70)) ?? []
        #expect(shown.map(\.representedElementCategory) == [.cell, .cell, .supplementaryView])
        #expect(flow.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 20, width: 140, height: 60))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(flow.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(flow.collectionViewContentSize == collection.contentSize)
    }

    private final class Named: UICollectionViewLayoutAttributes {
        var name = "flows"
    }
    private final class Naming: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: LayoutAttributesClass { Named.self }
    }

    @Test func `a flow layout makes its attributes of the class that it names`() {
        let layout = Naming()
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        let (world, _) = world(layout)
        world.run()
        let shown = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 30)) ?? []
        #expect(shown.count > 1 && shown.allSatisfy { ($0 as? Named)?.name == "flows" })
        #expect(UICollectionViewLayout.layoutAttributesClass is UICollectionViewLayoutAttributes.Type)
    }

    /// Comes to rest at whole multiples of 100 points.
    private final class Snapping: UICollectionViewFlowLayout {
        override func targetContentOffset(forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
            let proposed = super.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
            return CGPoint(x: proposed.x, y: (proposed.y / 100).rounded() * 100)
        }
    }

    @Test func `a layout says where a drag comes to rest, and another layout takes its place`() {
        let layout = Snapping()
        layout.itemSize = CGSize(width: 300, height: 100)
        let (world, collection) = world(layout)
        world.down(150, 250, at: 0)
        for step in 1...10 { world.move(150, 250 - Double(step) * 9, at: Double(step) * 0.016) }
        world.up(150, 160, at: 0.5)
        world.run()
        #expect(collection.contentOffset.y == 100)
        let next = Waterfall()
        let back = UIView()
        world.simulation.perform {
            collection.backgroundView = back
            collection.setCollectionViewLayout(next, animated: true)
        }
        world.run()
        #expect(next.asked == ["prepare", "elements 100"] && collection.collectionViewLayout === next)
        #expect(collection.subviews.first === back && back.frame == collection.bounds)
    }
}

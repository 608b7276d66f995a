/// Says where the items of a collection lie. Layouts of one's own are not modelled, only the flow layout and subclasses of it.
open class UICollectionViewLayout: NSObject {
    /// Cleared by the collection view when it ceases to exist.
    final unowned(unsafe) var owner: UICollectionView?

    open var collectionView: UICollectionView? { owner }
    /// Called before items are laid out.
    open func prepare() {}
    open func invalidateLayout() { owner?.forgetPlaces() }

    /// The frames of the items and the size of them all.
    func places(of itemsInSection: [Int], in size: CGSize) -> CollectionPlaces { CollectionPlaces() }
}

/// Items of one size, in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

    override func places(of itemsInSection: [Int], in size: CGSize) -> CollectionPlaces {
        var places = CollectionPlaces()
        for count in itemsInSection { place(count, in: size, &places) }
        return places
    }

    private func place(_ count: Int, in size: CGSize, _ places: inout CollectionPlaces) {
        let isVertical = scrollDirection == .vertical
        let across = isVertical ? size.width - sectionInset.left - sectionInset.right : size.height - sectionInset.top - sectionInset.bottom
        let (item, line) = isVertical ? (itemSize.width, itemSize.height) : (itemSize.height, itemSize.width)
        let perLine = max(1, Int((across + minimumInteritemSpacing) / max(1, item + minimumInteritemSpacing)))
        // Items that fill a line are spread over it.
        let gap = perLine > 1 ? (across - CGFloat(perLine) * item) / CGFloat(perLine - 1) : 0
        let start = (isVertical ? places.size.height : places.size.width) + (isVertical ? sectionInset.top : sectionInset.left)
        for index in 0..<count {
            let along = start + CGFloat(index / perLine) * (line + minimumLineSpacing)
            let place = CGFloat(index % perLine) * (item + gap) + (isVertical ? sectionInset.left : sectionInset.top)
            places.add(CGRect(origin: isVertical ? CGPoint(x: place, y: along) : CGPoint(x: along, y: place), size: itemSize))
        }
        let lines = CGFloat((count + perLine - 1) / perLine)
        let end = start + max(0, lines * (line + minimumLineSpacing) - minimumLineSpacing)
        places.endSection(
            isVertical
                ? CGSize(width: size.width, height: end + sectionInset.bottom)
                : CGSize(width: end + sectionInset.right, height: size.height))
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}

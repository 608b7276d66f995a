/// Says where the items of a collection lie. Layouts of one's own are not modelled, only the flow layout and subclasses of it.
open class UICollectionViewLayout: NSObject {
    /// Cleared by the collection view when it ceases to exist.
    final unowned(unsafe) var owner: UICollectionView?

    open var collectionView: UICollectionView? { owner }
    /// Called before items are laid out.
    open func prepare() {}
    open func invalidateLayout() { owner?.forgetPlaces() }

    /// Whether headers and footers float.
    var pins: (headers: Bool, footers: Bool) { (false, false) }

    /// The frames of the items and the size of them all.
    func places(of itemsInSection: [Int], in size: CGSize) -> ListPlaces { ListPlaces() }
}

/// Items of one size, in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// Of the headers and footers of sections; only the length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    override var pins: (headers: Bool, footers: Bool) { (sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds) }

    override func places(of itemsInSection: [Int], in size: CGSize) -> ListPlaces {
        var places = ListPlaces()
        places.axis = scrollDirection == .vertical ? .vertical : .horizontal
        for count in itemsInSection { place(count, in: size, &places) }
        return places
    }

    private func place(_ count: Int, in size: CGSize, _ places: inout ListPlaces) {
        let isVertical = scrollDirection == .vertical
        let across = isVertical ? size.width - sectionInset.left - sectionInset.right : size.height - sectionInset.top - sectionInset.bottom
        let (item, line) = isVertical ? (itemSize.width, itemSize.height) : (itemSize.height, itemSize.width)
        let perLine = max(1, Int((across + minimumInteritemSpacing) / max(1, item + minimumInteritemSpacing)))
        // Items that fill a line are spread over it.
        let gap = perLine > 1 ? (across - CGFloat(perLine) * item) / CGFloat(perLine - 1) : 0
        /// A part of full width, or height, at this distance from the beginning of the content.
        func band(_ distance: CGFloat, _ length: CGFloat) -> CGRect {
            isVertical
                ? CGRect(x: 0, y: distance, width: size.width, height: length)
                : CGRect(x: distance, y: 0, width: length, height: size.height)
        }
        let top = isVertical ? places.size.height : places.size.width
        let header = isVertical ? headerReferenceSize.height : headerReferenceSize.width
        let footer = isVertical ? footerReferenceSize.height : footerReferenceSize.width
        places.addHeader(band(top, header))
        let start = top + header + (isVertical ? sectionInset.top : sectionInset.left)
        for index in 0..<count {
            let along = start + CGFloat(index / perLine) * (line + minimumLineSpacing)
            let place = CGFloat(index % perLine) * (item + gap) + (isVertical ? sectionInset.left : sectionInset.top)
            places.add(CGRect(origin: isVertical ? CGPoint(x: place, y: along) : CGPoint(x: along, y: place), size: itemSize))
        }
        let lines = CGFloat((count + perLine - 1) / perLine)
        let end = start + max(0, lines * (line + minimumLineSpacing) - minimumLineSpacing)
        let bottom = end + (isVertical ? sectionInset.bottom : sectionInset.right)
        places.addFooter(band(bottom, footer))
        places.endSection(band(top, bottom + footer - top))
        places.size = isVertical ? CGSize(width: size.width, height: bottom + footer) : CGSize(width: bottom + footer, height: size.height)
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// Where an item comes to lie when code scrolls to it; nothing at all scrolls nowhere.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}

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
        for (index, count) in itemsInSection.enumerated() { place(FlowSection(self, index, count: count), in: size, &places) }
        return places
    }

    private func place(_ section: FlowSection, in size: CGSize, _ places: inout ListPlaces) {
        let (along, across, inset) = (places.axis, places.axis.other, section.inset)
        let isVertical = along == .vertical
        let room = across.of(size) - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
        /// A part of full width, or height, at this distance from the beginning of the content.
        func band(_ distance: CGFloat, _ length: CGFloat) -> CGRect {
            isVertical
                ? CGRect(x: 0, y: distance, width: size.width, height: length)
                : CGRect(x: distance, y: 0, width: length, height: size.height)
        }
        let top = along.of(places.size)
        places.addHeader(band(top, along.of(section.header)))
        var end = top + along.of(section.header) + (isVertical ? inset.top : inset.left)
        for (index, line) in section.lines(room, across: across).enumerated() {
            if index > 0 { end += section.lineSpacing }
            let thickness = line.sizes.map(along.of).max() ?? 0
            var start = isVertical ? inset.left : inset.top
            for item in line.sizes {
                // In the middle of the line.
                let distance = end + (thickness - along.of(item)) / 2
                places.add(CGRect(origin: isVertical ? CGPoint(x: start, y: distance) : CGPoint(x: distance, y: start), size: item))
                start += across.of(item) + line.gap
            }
            end += thickness
        }
        let bottom = end + (isVertical ? inset.bottom : inset.right)
        let length = bottom + along.of(section.footer)
        places.addFooter(band(bottom, along.of(section.footer)))
        places.endSection(band(top, length - top))
        places.size = isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
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

/// A layout of items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The size of section headers and footers, of which only the length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The frames; nil before the first request and after an invalidation.
    private final var knownPlaces: ListPlaces?

    final func places(in simulation: Simulation?) -> ListPlaces {
        if let knownPlaces { return knownPlaces }
        guard let owner else { return ListPlaces() }
        var places = ListPlaces()
        places.axis = scrollDirection == .vertical ? .vertical : .horizontal
        for (index, count) in owner.counts.enumerated() {
            place(FlowSection(self, index, count: count, in: simulation), in: owner.bounds.size, &places)
        }
        knownPlaces = places
        return places
    }

    override func forgetPlaces() { knownPlaces = nil }

    open override var collectionViewContentSize: CGSize { places(in: .current).size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let places = places(in: .current)
        return places.items(in: rect).map { attributes(of: $0.indexPath, $0.frame) }
            + sectionViews(of: places, in: rect, in: .current)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places(in: .current).frame(of: indexPath).map { attributes(of: indexPath, $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let places = places(in: .current)
        guard indexPath.section < places.sections.count else { return nil }
        let (section, isHeader) = (places.sections[indexPath.section], elementKind == UICollectionView.elementKindSectionHeader)
        return attributes(
            of: elementKind, indexPath.section,
            isHeader ? header(section, places, in: .current) : footer(section, places, in: .current))
    }

    private func attributes(of indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass(type(of: self).layoutAttributesClass).init()
        attributes.indexPath = indexPath
        attributes.frame = frame
        return attributes
    }

    // MARK: Headers and footers

    private func attributes(of kind: String, _ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass(type(of: self).layoutAttributesClass).init()
        attributes.standsForSectionView(kind, at: IndexPath(item: 0, section: section))
        attributes.frame = frame
        return attributes
    }

    private func sectionViews(of places: ListPlaces, in rect: CGRect, in simulation: Simulation?) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in places.sections.enumerated() where section.frame.overlaps(rect) {
            for (kind, frame) in [
                (UICollectionView.elementKindSectionHeader, header(section, places, in: simulation)),
                (UICollectionView.elementKindSectionFooter, footer(section, places, in: simulation)),
            ]
            where frame.width > 0 && frame.height > 0 && frame.overlaps(rect) {
                found.append(attributes(of: kind, index, frame))
            }
        }
        return found
    }

    private func header(_ section: ListPlaces.Section, _ places: ListPlaces, in simulation: Simulation?) -> CGRect {
        guard sectionHeadersPinToVisibleBounds, let owner else { return section.header }
        return floating(section.header, places.floatingHeader(of: section, in: owner.visibleContent), owner, in: simulation)
    }

    private func footer(_ section: ListPlaces.Section, _ places: ListPlaces, in simulation: Simulation?) -> CGRect {
        guard sectionFootersPinToVisibleBounds, let owner else { return section.footer }
        return floating(section.footer, places.floatingFooter(of: section, in: owner.visibleContent), owner, in: simulation)
    }

    /// SC.19: the floating frame, which is a decision only if it shows something.
    private func floating(_ frame: CGRect, _ floating: CGRect, _ owner: UICollectionView, in simulation: Simulation?) -> CGRect {
        if owner.isPlacing { return owner.place(frame, floating: floating, in: simulation) }
        return simulation?.holds(.sectionViews) == false ? frame : floating
    }

    // MARK: Items

    private func place(_ section: FlowSection, in size: CGSize, _ places: inout ListPlaces) {
        let (along, across, inset) = (places.axis, places.axis.other, section.inset)
        let isVertical = along == .vertical
        let room = across.of(size) - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
        /// A part of full width or height at this distance from the beginning of the content.
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
                // Centred in the line.
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

    /// The place of an item after scrolling to it; an empty set does not scroll.
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

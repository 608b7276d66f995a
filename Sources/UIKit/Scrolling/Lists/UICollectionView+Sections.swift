import EventTrace

/// SC.19: headers and footers of sections, which the flow layout places.
extension UICollectionView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    final func showSectionsInSight(_ places: ListPlaces) {
        var inSight: [SectionViews.Place] = []
        for (index, section) in places.sections.enumerated() where section.frame.overlaps(bounds) {
            for (kind, frame) in [
                (Self.elementKindSectionHeader, header(section, places)), (Self.elementKindSectionFooter, footer(section, places)),
            ]
            where frame.width > 0 && frame.height > 0 && frame.overlaps(bounds) {
                inSight.append(SectionViews.Place(kind: kind, section: index, frame: frame))
            }
        }
        sectionViews.show(inSight, in: self) {
            dataSourceReference.delegate?.collectionView(
                self, viewForSupplementaryElementOfKind: $0.kind, at: IndexPath(item: 0, section: $0.section))
        } putAway: {
            keep($0)
        }
    }

    private final func header(_ section: ListPlaces.Section, _ places: ListPlaces) -> CGRect {
        guard layout.pins.headers else { return section.header }
        return place(section.header, floating: places.floatingHeader(of: section, in: visibleContent))
    }

    private final func footer(_ section: ListPlaces.Section, _ places: ListPlaces) -> CGRect {
        guard layout.pins.footers else { return section.footer }
        return place(section.footer, floating: places.floatingFooter(of: section, in: visibleContent))
    }

    final func keep(_ view: UIView) {
        guard let view = view as? UICollectionReusableView else { return }
        supplementaryStore.keep(view, view.storedReuseIdentifier)
    }

    /// Under one name for each pair of kind and identifier.
    private final func name(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

    final func registerClass(_ viewClass: ReusableViewClass?, ofKind kind: String, _ identifier: String) {
        let type = viewClass.map { listClass($0, of: UICollectionReusableView.self) }
        supplementaryStore.register(name(kind, identifier), type.map { type in { UICollectionReusableView.make(type, identifier) } })
    }

    final func dequeueSupplementary(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        if let view = supplementaryStore.takeUsed(name(kind, identifier)) {
            reuse(view) { view.prepareForReuse() }
            return view
        }
        guard let view = supplementaryStore.makeNew(name(kind, identifier)) else {
            fatalError(
                "NSInternalInconsistencyException: could not dequeue a \(kind) with identifier \(identifier): register a class for it")
        }
        return view
    }
}

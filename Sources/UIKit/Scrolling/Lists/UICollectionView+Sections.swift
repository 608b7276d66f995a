import EventTrace

/// SC.19: headers and footers of sections, placed by the layout.
extension UICollectionView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Shows headers and footers; views of one kind differ by section.
    final func showSectionViews(_ attributes: [UICollectionViewLayoutAttributes], in simulation: Simulation?) {
        let inSight = attributes.map {
            SectionViews.Place(kind: $0.representedElementKind ?? "", section: $0.indexPath.section, frame: $0.frame)
        }
        let generation = sectionViews.generation
        sectionViews.takeAway(exceptIn: inSight) { putAway($0, in: simulation) }
        for place in inSight {
            // Client code can have reloaded the collection view, which shows all in its next layout.
            guard generation == sectionViews.generation else { return }
            sectionViews.show(place, in: self) {
                request(attributes.first { $0.representedElementKind == place.kind && $0.indexPath.section == place.section }) {
                    dataSourceReference.delegate?.collectionView(
                        self, viewForSupplementaryElementOfKind: place.kind, at: IndexPath(item: 0, section: place.section))
                }
            } willShow: {
                tellDelegate(.willDisplaySupplementaryView, $0, place.section, in: simulation) { delegate, view, indexPath in
                    delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: indexPath)
                }
            }
        }
        guard generation == sectionViews.generation else { return }
        for attributes in attributes {
            let shown = sectionViews.view(attributes.representedElementKind ?? "", attributes.indexPath.section)
            guard let view = shown as? UICollectionReusableView else { continue }
            place(view, attributes)
            apply(attributes, to: view, in: simulation)
        }
    }

    /// Drops all headers and footers.
    final func forgetSectionViews(in simulation: Simulation?) {
        sectionViews.forget { putAway($0, in: simulation) }
    }

    private final func putAway(_ known: SectionViews.Known, in simulation: Simulation?) {
        guard let view = known.view else { return }
        tellDelegate(.didEndDisplayingSupplementaryView, view, known.section, in: simulation) { delegate, view, indexPath in
            delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: known.kind, at: indexPath)
        }
        keep(view)
    }

    /// SC.125
    private final func tellDelegate(
        _ method: Word, _ view: UIView, _ section: Int, in simulation: Simulation?,
        _ body: (any UICollectionViewDelegate, UICollectionReusableView, IndexPath) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate, let view = view as? UICollectionReusableView,
            simulation?.holds(.displayedSections) != false
        else { return }
        let indexPath = IndexPath(item: 0, section: section)
        guard let simulation else { return body(delegate, view, indexPath) }
        simulation.tell(method, toDelegate: delegate, for: self, by: .displayedSections, about: simulation.name(of: indexPath)) {
            body(delegate, view, indexPath)
        }
    }

    final func keep(_ view: UIView) {
        guard let view = view as? UICollectionReusableView else { return }
        supplementaryStore.keep(view, view.storedReuseIdentifier)
    }

    /// The one name for a pair of kind and identifier.
    private final func name(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

    final func registerClass(_ viewClass: ReusableViewClass?, ofKind kind: String, _ identifier: String) {
        let type = viewClass.map { listClass($0, of: UICollectionReusableView.self) }
        supplementaryStore.register(name(kind, identifier), type.map { type in { UICollectionReusableView.make(type, identifier) } })
    }

    final func dequeueSupplementary(_ kind: String, _ identifier: String, in simulation: Simulation?) -> UICollectionReusableView {
        if let view = supplementaryStore.takeUsed(name(kind, identifier)) {
            reuse(view, in: simulation) { view.prepareForReuse() }
            return view
        }
        guard let view = supplementaryStore.makeNew(name(kind, identifier)) else {
            fatalError(
                "NSInternalInconsistencyException: could not dequeue a \(kind) with identifier \(identifier): register a class for it")
        }
        return view
    }
}

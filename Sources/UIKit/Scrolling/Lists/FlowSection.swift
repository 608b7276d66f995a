/// The measures of one section of a flow layout, from the delegate or else from the layout.
struct FlowSection {
    let sizes: [CGSize]
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize

    init(_ layout: UICollectionViewFlowLayout, _ section: Int, count: Int, in simulation: Simulation?) {
        if let list = layout.owner, let delegate = list.measuringDelegate {
            sizes = (0..<count).map {
                Self.size(of: IndexPath(item: $0, section: section), in: list, by: layout, delegate, in: simulation)
            }
            inset = delegate.collectionView(list, layout: layout, insetForSectionAt: section)
            lineSpacing = delegate.collectionView(list, layout: layout, minimumLineSpacingForSectionAt: section)
            itemSpacing = delegate.collectionView(list, layout: layout, minimumInteritemSpacingForSectionAt: section)
            header = delegate.collectionView(list, layout: layout, referenceSizeForHeaderInSection: section)
            footer = delegate.collectionView(list, layout: layout, referenceSizeForFooterInSection: section)
            return
        }
        sizes = Array(repeating: layout.itemSize, count: count)
        (inset, lineSpacing, itemSpacing) = (layout.sectionInset, layout.minimumLineSpacing, layout.minimumInteritemSpacing)
        (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
    }

    /// SC.113: the size that the delegate gives the item.
    private static func size(
        of indexPath: IndexPath, in list: UICollectionView, by layout: UICollectionViewFlowLayout,
        _ delegate: any UICollectionViewDelegateFlowLayout, in simulation: Simulation?
    ) -> CGSize {
        guard let simulation else { return delegate.collectionView(list, layout: layout, sizeForItemAt: indexPath) }
        guard simulation.holds(.flowSizes) else { return layout.itemSize }
        var size = CGSize.zero
        simulation.tell(.sizeForItem, toDelegate: delegate, for: list, by: .flowSizes, about: simulation.name(of: indexPath)) {
            size = delegate.collectionView(list, layout: layout, sizeForItemAt: indexPath)
        }
        return size
    }

    /// The lines of the section, each with as many items as fit across, at least one.
    func lines(_ room: CGFloat, across: ScrollAxis) -> [FlowLine] {
        var lines: [FlowLine] = []
        for size in sizes {
            let length = across.of(size)
            if var last = lines.last, last.length + itemSpacing * CGFloat(last.sizes.count) + length <= room {
                last.add(size, length)
                lines[lines.count - 1] = last
            } else {
                lines.append(FlowLine(size, length))
            }
        }
        spread(&lines, room, across)
        return lines
    }

    /// Spreads the items of full lines over their line. The last line has the gaps of the others if all items have one size.
    private func spread(_ lines: inout [FlowLine], _ room: CGFloat, _ across: ScrollAxis) {
        for index in lines.indices.dropLast() { lines[index].spread(over: room) }
        guard let first = sizes.first, !lines.isEmpty else { return }
        let length = across.of(first)
        let perLine = max(1, Int(min((room + itemSpacing) / max(1, length + itemSpacing), 1_000_000)))
        let isEven = sizes.allSatisfy { $0 == first }
        lines[lines.count - 1].gap = isEven && perLine > 1 ? (room - CGFloat(perLine) * length) / CGFloat(perLine - 1) : itemSpacing
    }
}

extension UICollectionView {
    /// The delegate, if it conforms to the protocol of flow layouts.
    final var measuringDelegate: (any UICollectionViewDelegateFlowLayout)? {
        #if hasFeature(Embedded)
            listDelegateReference.delegate?._flowLayoutDelegate
        #else
            listDelegateReference.delegate as? any UICollectionViewDelegateFlowLayout
        #endif
    }
}

extension ScrollAxis {
    var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }
}

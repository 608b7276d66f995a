/// A place among subviews. Subviews are in the order of their layers, between which there can be layers without a view.
enum SubviewPlace {
    case front
    /// An index among all layers except the inserted one; beyond the end means the front.
    case index(Int)
    case above(UIView)
    case below(UIView)
}

extension UIView {
    /// Puts a view in its place that is not among the children, though its layer may already be among the sublayers.
    final func put(_ view: UIView, _ place: SubviewPlace) {
        // OPTIMIZATION: a view that is added in front is not searched for, so that siblings take linear time.
        if case .front = place, view.layer.superlayer !== layer {
            children.append(view)
            return layer.insertSublayer(view.layer, at: UInt32(layer.storedSublayers.count))
        }
        let others = layer.storedSublayers.filter { $0 !== view.layer }
        let index = index(of: place, among: others)
        children.insert(view, at: childIndex(at: index, among: others))
        let old = layer.storedSublayers.firstIndex { $0 === view.layer }
        layer.insertSublayer(view.layer, at: UInt32(old.map { $0 < index ? index + 1 : index } ?? index))
    }

    final func exchange(_ first: Int, _ second: Int) {
        guard children.indices.contains(first), children.indices.contains(second), first != second,
            let one = layer.storedSublayers.firstIndex(where: { $0 === children[first].layer }),
            let other = layer.storedSublayers.firstIndex(where: { $0 === children[second].layer })
        else { return }
        children.swapAt(first, second)
        layer.storedSublayers.swapAt(one, other)
    }

    private func index(of place: SubviewPlace, among layers: [CALayer]) -> Int {
        switch place {
        case .front: layers.count
        case .index(let index): min(max(0, index), layers.count)
        case .above(let sibling): layers.firstIndex { $0 === sibling.layer }.map { $0 + 1 } ?? layers.count
        case .below(let sibling): layers.firstIndex { $0 === sibling.layer } ?? layers.count
        }
    }

    /// The number of children whose layers precede this index.
    private func childIndex(at index: Int, among layers: [CALayer]) -> Int {
        if index == layers.count { return children.count }
        return layers[..<index].reduce(0) { count, layer in
            count < children.count && children[count].layer === layer ? count + 1 : count
        }
    }
}

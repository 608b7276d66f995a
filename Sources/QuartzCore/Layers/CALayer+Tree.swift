/// The tree of layers; a superlayer owns its sublayers.
extension CALayer {
    public final var superlayer: CALayer? { above?.takeUnretainedValue() }

    /// The sublayers, back to front; nil if there are none.
    public final var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { replaceAll(with: newValue ?? []) }
    }

    /// Moves a layer to an index, counted before the move; an index beyond the end means the front.
    final func insert(_ layer: CALayer, at index: Int) {
        // OPTIMIZATION: nearly every added layer is still empty.
        if layer === self || !layer.storedSublayers.isEmpty && isDescendant(of: layer) {
            fatalError("CALayerInvalid: layer is a part of cycle in its layer tree")
        }
        if layer.superlayer === self { return move(layer, to: index) }
        layer.removeFromSuperlayer()
        if layer.above != nil { fatalError("CALayer: a layer that is moved is in two trees; does removeFromSuperlayer call super?") }
        storedSublayers.insert(layer, at: min(index, storedSublayers.count))
        layer.above = .passUnretained(self)
        sublayersHaveChanged()
    }

    /// Moves a sublayer; a new order needs no layout.
    private func move(_ layer: CALayer, to index: Int) {
        guard let old = storedSublayers.firstIndex(where: { $0 === layer }) else { return }
        storedSublayers.remove(at: old)
        storedSublayers.insert(layer, at: min(old < index ? index - 1 : index, storedSublayers.count))
    }

    /// Inserts a layer next to a sibling. Core Animation requires that the sibling is a sublayer; if it is not, the layer goes to the
    /// nearer end.
    final func insert(_ layer: CALayer, beside sibling: CALayer?, distance: Int) {
        let place = storedSublayers.firstIndex { $0 === sibling }
        insert(layer, at: place.map { $0 + distance } ?? (distance == 0 ? 0 : storedSublayers.count))
    }

    /// Replaces a sublayer; does nothing if the old layer is not one.
    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = storedSublayers.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
        remove(old)
    }

    final func remove(_ layer: CALayer) {
        guard let index = storedSublayers.lastIndex(where: { $0 === layer }) else { return }
        precondition(layer.superlayer === self, "CALayer: a sublayer has another superlayer")
        layer.above = nil
        storedSublayers.remove(at: index)
        sublayersHaveChanged()
    }

    private func replaceAll(with layers: [CALayer]) {
        for sublayer in storedSublayers { sublayer.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    /// Whether the other layer is this layer or above it.
    private func isDescendant(of other: CALayer) -> Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer === other { return true }
            next = layer.superlayer
        }
        return false
    }
}

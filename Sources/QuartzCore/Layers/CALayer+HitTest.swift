/// The layer at a point.
extension CALayer {
    /// The last layer of the tree, in the order of drawing without `zPosition`, that contains a point of the superlayer's coordinates.
    ///
    /// Every sublayer is asked, even for a point outside this layer's bounds, unless `masksToBounds` is set: a published log of Core
    /// Animation shows this. Hidden layers are skipped. `opacity` and `mask` are ignored, because their effect is not known.
    final func farthestDescendant(at point: CGPoint) -> CALayer? {
        if storedIsHidden { return nil }
        let local = pointFromSuperlayer(point)
        let isInside = contains(local)
        if masksToBounds && !isInside { return nil }
        var found = isInside ? self : nil
        for sublayer in storedSublayers { found = sublayer.hitTest(local) ?? found }
        return found
    }
}

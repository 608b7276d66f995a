/// Which layer is at a point.
extension CALayer {
    /// The last layer of the tree that contains a point of the superlayer's coordinates, in the order of drawing without `zPosition`.
    ///
    /// Every sublayer is asked, also for a point outside this layer's bounds, unless `masksToBounds` cuts it off: a published log of
    /// Core Animation shows so. A hidden layer is not there. `opacity` and `mask` are not looked at: nothing is known of them.
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

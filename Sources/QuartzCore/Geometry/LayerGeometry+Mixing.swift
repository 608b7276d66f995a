/// Geometry between two others, for animations.
extension LayerGeometry {
    /// The geometry between this one, at 0, and the other, at 1; transforms are mixed number by number.
    package func mixed(with other: LayerGeometry, _ progress: Double) -> LayerGeometry {
        let share = CGFloat(progress)
        var mixed = other
        mixed.position = position.mixed(with: other.position, share)
        mixed.bounds.origin = bounds.origin.mixed(with: other.bounds.origin, share)
        mixed.bounds.size.width = bounds.size.width + (other.bounds.size.width - bounds.size.width) * share
        mixed.bounds.size.height = bounds.size.height + (other.bounds.size.height - bounds.size.height) * share
        if transform != nil || other.transform != nil {
            let (from, to) = (transform?.forward.affine ?? .identity, other.transform?.forward.affine ?? .identity)
            mixed.transform = .unlessIdentity(CATransform3DMakeAffineTransform(from.mixed(with: to, share)))
        }
        return mixed
    }

    /// Whether both geometries have the same place, bounds and transform.
    package func isSame(as other: LayerGeometry) -> Bool {
        position == other.position && bounds == other.bounds
            && CATransform3DEqualToTransform(
                transform?.matrix ?? CATransform3DIdentity, other.transform?.matrix ?? CATransform3DIdentity)
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}

extension CGAffineTransform {
    fileprivate func mixed(with other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a + (other.a - a) * share, b: b + (other.b - b) * share, c: c + (other.c - c) * share, d: d + (other.d - d) * share,
            tx: tx + (other.tx - tx) * share, ty: ty + (other.ty - ty) * share)
    }
}

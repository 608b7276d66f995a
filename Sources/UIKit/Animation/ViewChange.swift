/// A view that an animation has changed, and how it stood before.
struct ViewChange {
    let view: UIView
    private let geometry: LayerGeometry
    private let opacity: Float
    private let colour: UIColor?

    init(_ view: UIView) {
        self.view = view
        geometry = view.layer.geometry
        opacity = view.layer.storedOpacity
        colour = view.backgroundColor
    }

    /// Whether the view stands otherwise now.
    var isReal: Bool {
        geometry != view.layer.geometry || opacity != view.layer.storedOpacity || colour !== view.backgroundColor
    }

    /// Between how it stood before, at 0, and its model, at 1.
    func geometry(at progress: Double) -> LayerGeometry {
        geometry.mixed(with: view.layer.geometry, progress)
    }

    /// Gives the model what is seen at this progress.
    func settle(at progress: Double) {
        view.layer.geometry = geometry(at: progress)
        view.layer.storedOpacity = opacity + (view.layer.storedOpacity - opacity) * Float(progress)
    }
}

extension LayerGeometry {
    /// This one at 0, the other at 1; transforms number by number.
    func mixed(with other: LayerGeometry, _ progress: Double) -> LayerGeometry {
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

    fileprivate static func != (left: LayerGeometry, right: LayerGeometry) -> Bool {
        left.position != right.position || left.bounds != right.bounds
            || !CATransform3DEqualToTransform(
                left.transform?.matrix ?? CATransform3DIdentity, right.transform?.matrix ?? CATransform3DIdentity)
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

/// The effect of a `CATransform3D` on the plane z = 0, seen from the front: a projective map, affine without perspective.
package struct PlaneMap: Sendable {
    package let affine: CGAffineTransform
    /// The divisor of a mapped point is `px`·x + `py`·y + `p1`; 0, 0 and 1 for an affine map.
    let px: CGFloat
    let py: CGFloat
    let p1: CGFloat

    init(_ matrix: CATransform3D) {
        self.init(affine: CATransform3DGetAffineTransform(matrix), px: matrix.m14, py: matrix.m24, p1: matrix.m44)
    }

    private init(affine: CGAffineTransform, px: CGFloat, py: CGFloat, p1: CGFloat) {
        self.affine = affine
        self.px = px
        self.py = py
        self.p1 = p1
    }

    var isAffine: Bool { px == 0 && py == 0 && p1 == 1 }

    func applied(to point: CGPoint) -> CGPoint {
        let mapped = point.applying(affine)
        if isAffine { return mapped }
        let divisor = px * point.x + py * point.y + p1
        return CGPoint(x: mapped.x / divisor, y: mapped.y / divisor)
    }

    /// The inverse; nil if the plane maps to a line or a point, as under a scale of 0 or seen from its edge.
    var inverse: PlaneMap? { isAffine ? affine.inverse.map { PlaneMap(affine: $0, px: 0, py: 0, p1: 1) } : projectiveInverse }

    /// The inverse as the adjugate over the determinant.
    private var projectiveInverse: PlaneMap? {
        let m = affine
        let (c11, c12, c13) = (m.d * p1 - py * m.ty, px * m.ty - m.b * p1, m.b * py - m.d * px)
        let determinant = m.a * c11 + m.c * c12 + m.tx * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        let s = 1 / determinant
        return PlaneMap(
            affine: CGAffineTransform(
                a: c11 * s, b: c12 * s, c: (py * m.tx - m.c * p1) * s, d: (m.a * p1 - px * m.tx) * s,
                tx: (m.c * m.ty - m.d * m.tx) * s, ty: (m.b * m.tx - m.a * m.ty) * s),
            px: c13 * s, py: (m.c * px - m.a * py) * s, p1: (m.a * m.d - m.b * m.c) * s)
    }
}

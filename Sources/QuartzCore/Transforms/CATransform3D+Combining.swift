/// `a`, followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (r1, r2, r3, r4) = (b.row(of: a.rows.0), b.row(of: a.rows.1), b.row(of: a.rows.2), b.row(of: a.rows.3))
    return CATransform3D(
        m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3,
        m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
}

/// Translates in the coordinates before `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales in the coordinates before `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates, by radians, in the coordinates before `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension CATransform3D {
    /// Four components of a row vector.
    fileprivate typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)

    fileprivate var rows: (Row, Row, Row, Row) {
        ((m11, m12, m13, m14), (m21, m22, m23, m24), (m31, m32, m33, m34), (m41, m42, m43, m44))
    }

    /// The row vector times this matrix.
    fileprivate func row(of v: Row) -> Row {
        (
            v.0 * m11 + v.1 * m21 + v.2 * m31 + v.3 * m41, v.0 * m12 + v.1 * m22 + v.2 * m32 + v.3 * m42,
            v.0 * m13 + v.1 * m23 + v.2 * m33 + v.3 * m43, v.0 * m14 + v.1 * m24 + v.2 * m34 + v.3 * m44
        )
    }
}

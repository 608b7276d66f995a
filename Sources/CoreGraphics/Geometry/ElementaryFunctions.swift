/// Sine, cosine and arc tangent with equal bits in all builds.
///
/// The platforms' own functions differ in the last bit, but a run in the browser must give the bytes of a native run. These use only
/// operations that IEEE 754 rounds in one way. Error: a few units in the last place for angles up to a million radians.
package enum Elementary {
    package static func sin(_ angle: CGFloat) -> CGFloat { sincos(angle).sine }

    package static func cos(_ angle: CGFloat) -> CGFloat { sincos(angle).cosine }

    /// The length of the vector; overflows if a square does.
    package static func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

    /// Sine and cosine of an angle in radians; not a number for infinite angles.
    package static func sincos(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
        var x = Double(angle)
        guard x.isFinite else { return (.nan, .nan) }
        if x.magnitude > 1e6 { x = x.truncatingRemainder(dividingBy: 2 * .pi) }
        let quarters = (x / (.pi / 2)).rounded()
        let (rest, tail) = remainder(x, quarters)
        let sine = CGFloat(sineOfSmall(rest, tail))
        let cosine = CGFloat(cosineOfSmall(rest, tail))
        switch Int(quarters) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The angle of the vector from the positive x axis, −π…π.
    package static func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
        let (y, x) = (Double(y), Double(x))
        guard !x.isNaN, !y.isNaN else { return .nan }
        let acute = angleOfFirstQuadrant(y.magnitude, x.magnitude)
        let angle = x.sign == .minus ? Double.pi - (acute - Self.piRest) : acute
        return CGFloat(y.sign == .minus ? -angle : angle)
    }
}

// MARK: - Argument reduction and series

extension Elementary {
    /// π minus `Double.pi`.
    private static var piRest: Double { 1.2246467991473532e-16 }

    /// The angle minus whole quarter turns, as a number and its tail.
    ///
    /// π/2 is split into three parts; the first two have 33 bits, so their products with integers up to a million are exact.
    private static func remainder(_ x: Double, _ quarters: Double) -> (Double, Double) {
        let first = x - quarters * 0x1.921fb544p+0
        let second = quarters * 0x1.0b4611a6p-34
        let third = quarters * 0x1.3198a2e037073p-69
        let rest = first - second
        return (rest, ((first - rest) - second) - third)
    }

    /// sin(x + tail) for x within ±π/4: the power series, plus the tail times the derivative.
    private static func sineOfSmall(_ x: Double, _ tail: Double) -> Double {
        let z = x * x
        let series = nested(z, 1 / 42, 1 / 72, 1 / 110, 1 / 156, 1 / 210, 1 / 272) / -20
        return x + (x * z * (-1.0 / 6 * (1 + z * series)) + tail * (1 - z / 2))
    }

    /// cos(x + tail) for x within ±π/4.
    private static func cosineOfSmall(_ x: Double, _ tail: Double) -> Double {
        let z = x * x
        let half = z / 2
        let large = 1 - half
        let series = z * z * nested(z, 1 / 30, 1 / 56, 1 / 90, 1 / 132, 1 / 182, 1 / 240) / 24
        return large + (((1 - large) - half) + (series - x * tail))
    }

    /// 1 − az(1 − bz(1 − cz(…))), a power series in which each term follows from the last.
    private static func nested(_ z: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) -> Double {
        1 - a * z * (1 - b * z * (1 - c * z * (1 - d * z * (1 - e * z * (1 - f * z)))))
    }

    /// The angle of a vector in the first quadrant, 0…π/2.
    private static func angleOfFirstQuadrant(_ y: Double, _ x: Double) -> Double {
        if y == x { return y == 0 ? 0 : .pi / 4 }
        if y > x { return .pi / 2 - (angleBelowDiagonal(x, y) - piRest / 2) }
        return angleBelowDiagonal(y, x)
    }

    /// The angle for y ≤ x, 0…π/4: near the diagonal by the difference of angles, else directly.
    private static func angleBelowDiagonal(_ y: Double, _ x: Double) -> Double {
        let ratio = y / x
        guard ratio > 0.4142 else { return arcTangent(ratio) }
        return .pi / 4 - (arcTangent((x - y) / (x + y)) - piRest / 4)
    }

    /// The arc tangent for tangents up to √2 − 1, by halving the angle once and a power series.
    private static func arcTangent(_ tangent: Double) -> Double {
        let t = tangent / (1 + (1 + tangent * tangent).squareRoot())
        let z = t * t
        var sum = 0.0
        var divisor = 25.0
        while divisor > 1 {
            sum = z * (1 / divisor - sum)
            divisor -= 2
        }
        return 2 * (t - t * sum)
    }
}

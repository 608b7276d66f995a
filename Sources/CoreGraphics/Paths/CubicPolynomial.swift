/// One coordinate of a cubic Bézier curve as a function of its parameter, 0…1.
struct CubicPolynomial {
    let start: CGFloat
    let control1: CGFloat
    let control2: CGFloat
    let end: CGFloat

    init(_ start: CGFloat, _ control1: CGFloat, _ control2: CGFloat, _ end: CGFloat) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// A lower bound of all values.
    var least: CGFloat { min(start, control1, control2, end) }
    /// An upper bound of all values.
    var greatest: CGFloat { max(start, control1, control2, end) }

    /// The value at a parameter; exact at 0 and 1.
    func value(at t: CGFloat) -> CGFloat {
        if t == 1 { return end }
        let u = 1 - t
        return u * u * u * start + 3 * u * t * (u * control1 + t * control2) + t * t * t * end
    }

    func slope(at t: CGFloat) -> CGFloat {
        let u = 1 - t
        return 3 * (u * u * (control1 - start) + 2 * u * t * (control2 - control1) + t * t * (end - control2))
    }

    /// The parameters in 0…1 at which the value turns, in order; 1 stands for a missing one.
    var turns: (first: CGFloat, second: CGFloat) {
        let (d0, d1, d2) = (control1 - start, control2 - control1, end - control2)
        let (a, halfB) = (d0 - 2 * d1 + d2, d1 - d0)
        let discriminant = halfB * halfB - a * d0
        guard discriminant > 0 else { return (1, 1) }
        // Avoids the difference of nearly equal numbers; a zero divisor gives a root outside 0…1.
        let q = -(halfB + (halfB < 0 ? -1 : 1) * discriminant.squareRoot())
        let roots = (inside(q / a), inside(d0 / q))
        return (min(roots.0, roots.1), max(roots.0, roots.1))
    }

    /// The root if it is between 0 and 1, else 1.
    private func inside(_ root: CGFloat) -> CGFloat { root > 0 && root < 1 ? root : 1 }

    /// The parameter between two others at which a piece that only grows or only falls reaches the value.
    ///
    /// Newton's method within a shrinking bracket, to the last bit; at most a hundred steps, usually six.
    func solution(of value: CGFloat, between from: CGFloat, and to: CGFloat) -> CGFloat {
        let grows = self.value(at: from) <= value
        var (low, high) = (from, to)
        var t = (low + high) / 2
        for _ in 0..<100 {
            let difference = self.value(at: t) - value
            if difference == 0 { return t }
            if (difference < 0) == grows { low = t } else { high = t }
            let newton = t - difference / slope(at: t)
            let next = newton > low && newton < high ? newton : (low + high) / 2
            if next == t || next <= low || next >= high { return t }
            t = next
        }
        return t
    }
}

/// The shapes of Core Graphics as steps of a path. Arcs are cubic curves, off a circle by less than 0.03 %.
extension [PathElement] {
    package static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// An ellipse, from the middle of the right edge by growing angles.
    package static func ellipse(_ rect: CGRect) -> [PathElement] {
        let toRect = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        return arc(CGPoint(), 1, 0, 2 * .pi).map { $0.applying(toRect) } + [.close]
    }

    /// A move to the start, and a curve for every quarter turn or less.
    static func arc(_ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ delta: CGFloat) -> [PathElement] {
        func vector(_ angle: CGFloat) -> CGVector {
            let (sine, cosine) = Elementary.sincos(angle)
            return CGVector(dx: radius * cosine, dy: radius * sine)
        }
        func point(_ v: CGVector, _ along: CGFloat) -> CGPoint {
            CGPoint(x: center.x + v.dx - along * v.dy, y: center.y + v.dy + along * v.dx)
        }
        let count = (delta.magnitude / (.pi / 2) - 1e-9).rounded(.up)
        var elements = [PathElement.move(to: point(vector(start), 0))]
        // A million turns look like one turn.
        guard count > 0, count < 4_000_000 else { return elements }
        let reach = controlReach(delta / count)
        var from = vector(start)
        for index in 1...Int(count) {
            let to = vector(start + delta * CGFloat(index) / count)
            elements.append(.cubic(control1: point(from, reach), control2: point(to, -reach), to: point(to, 0)))
            from = to
        }
        return elements
    }

    /// The length in radii of the control vector of a curve for an arc: 4/3 of the tangent of a quarter of its angle.
    static func controlReach(_ angle: CGFloat) -> CGFloat {
        let (sine, cosine) = Elementary.sincos(angle / 4)
        return 4 * sine / (3 * cosine)
    }
}

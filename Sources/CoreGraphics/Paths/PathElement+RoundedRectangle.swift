/// The rounded corners of a rectangle, as seen on a screen, whose y axis points down.
package struct RoundCorners {
    let topLeft: Bool
    let topRight: Bool
    let bottomLeft: Bool
    let bottomRight: Bool

    package static let all = RoundCorners(topLeft: true, topRight: true, bottomLeft: true, bottomRight: true)

    package init(topLeft: Bool, topRight: Bool, bottomLeft: Bool, bottomRight: Bool) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    fileprivate var isEmpty: Bool { !(topLeft || topRight || bottomLeft || bottomRight) }
}

/// Rectangles with round corners.
extension [PathElement] {
    /// A rectangle with quarters of an ellipse at the chosen corners, at most half as wide and high as the rectangle.
    package static func roundedRectangle(_ rect: CGRect, _ radii: CGSize, at corners: RoundCorners = .all) -> [PathElement] {
        let size = CGSize(
            width: Swift.max(0, Swift.min(radii.width, rect.width / 2)), height: Swift.max(0, Swift.min(radii.height, rect.height / 2)))
        guard size.width > 0, size.height > 0, !corners.isEmpty else { return rectangle(rect) }
        let topLeft = CGPoint(x: rect.minX, y: rect.minY)
        let topRight = CGPoint(x: rect.maxX, y: rect.minY)
        let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
        let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
        let (w, h) = (size.width, size.height)
        let (right, down) = (CGVector(dx: w, dy: 0), CGVector(dx: 0, dy: h))
        let (left, up) = (CGVector(dx: -w, dy: 0), CGVector(dx: 0, dy: -h))
        var elements = corner(topLeft, corners.topLeft, from: down, to: right)
        elements += corner(topRight, corners.topRight, from: left, to: down)
        elements += corner(bottomRight, corners.bottomRight, from: up, to: left)
        elements += corner(bottomLeft, corners.bottomLeft, from: right, to: up)
        if case .line(let start)? = elements.first { elements[0] = .move(to: start) }
        return elements + [.close]
    }

    /// A line to a sharp corner, or a line and a curve around a round one. The vectors lead from the corner to the curve's ends.
    private static func corner(_ point: CGPoint, _ isRound: Bool, from: CGVector, to: CGVector) -> [PathElement] {
        guard isRound else { return [.line(to: point)] }
        func at(_ vector: CGVector, _ part: CGFloat) -> CGPoint { CGPoint(x: point.x + vector.dx * part, y: point.y + vector.dy * part) }
        let part = 1 - controlReach(.pi / 2)
        return [.line(to: at(from, 1)), .cubic(control1: at(from, part), control2: at(to, part), to: at(to, 1))]
    }
}

/// A path with its drawing attributes; nothing is drawn.
open class UIBezierPath: NSObject {
    final var path = CGMutablePath()

    /// Whether `contains(_:)` and filling use the even-odd rule instead of the winding rule.
    open var usesEvenOddFillRule = false
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6

    /// An empty path.
    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init(.rectangle(rect))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(.ellipse(rect))
    }

    // DEVIATION: round corners are quarters of a circle; UIKit draws them somewhat smoother into the edges.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(.roundedRectangle(rect, CGSize(width: cornerRadius, height: cornerRadius)))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(.roundedRectangle(rect, cornerRadii, at: RoundCorners(corners)))
    }

    /// An open arc; clockwise on a screen means towards greater angles.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init(cgPath.elements)
    }

    private convenience init(_ elements: [PathElement]) {
        self.init()
        path.append(elements, .identity)
    }

    /// A copy of the path; setting it replaces the path.
    open var cgPath: CGPath {
        get { CGPath(path.elements, path.subpathStart) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether the path has no elements at all.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, including control points; null for an empty path.
    open var bounds: CGRect { path.boundingBox }

    /// The end of the last step; the origin for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the point is in the region that filling paints; see `CGPath.contains` for the boundary.
    ///
    // DEVIATION: open subpaths count as closed by a line. Apple documents that points in them are not contained, and uses Core Graphics.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(turned(point, in: .current), using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// The place of a point in the path before the run reversed it.
    private func turned(_ point: CGPoint, in simulation: Simulation?) -> CGPoint {
        switch simulation?.pathTurn {
        case nil: point
        case .inPlace: CGPoint(x: point.x, y: 2 * bounds.midY - point.y)
        case .overLowerEdge: CGPoint(x: point.x, y: 2 * bounds.maxY - point.y)
        }
    }

    /// Has no effect: nothing is drawn.
    open func addClip() {}

    /// Draws nothing.
    open func fill() {}

    /// Draws nothing.
    open func stroke() {}
}

extension RoundCorners {
    fileprivate init(_ corners: UIRectCorner) {
        self.init(
            topLeft: corners.contains(.topLeft), topRight: corners.contains(.topRight),
            bottomLeft: corners.contains(.bottomLeft), bottomRight: corners.contains(.bottomRight))
    }
}

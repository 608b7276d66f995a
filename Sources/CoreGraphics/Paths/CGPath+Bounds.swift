/// Rectangles around a path; null for an empty path.
extension CGPath {
    /// The smallest rectangle around all points, including control points.
    public final var boundingBox: CGRect {
        var extent = Extent()
        for element in elements {
            switch element {
            case .move(let end), .line(let end): extent.include(end)
            case .quadratic(let control, let end): extent.include(control, end)
            case .cubic(let first, let second, let end): extent.include(first, second, end)
            case .close: break
            }
        }
        return extent.rectangle
    }

    /// The smallest rectangle around the drawn lines and curves.
    public final var boundingBoxOfPath: CGRect {
        var extent = Extent()
        for element in elements { element.end.map { extent.include($0) } }
        forEachSegment(closing: false) { segment in
            guard case .curve(let curve) = segment else { return }
            for t in [curve.x.turns.first, curve.x.turns.second, curve.y.turns.first, curve.y.turns.second] {
                extent.include(CGPoint(x: curve.x.value(at: t), y: curve.y.value(at: t)))
            }
        }
        return extent.rectangle
    }
}

/// The least and greatest coordinates so far.
private struct Extent {
    private var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    private var greatest = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    mutating func include(_ points: CGPoint...) {
        for point in points {
            least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
            greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
        }
    }

    var rectangle: CGRect {
        guard least.x <= greatest.x else { return .null }
        return CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }
}

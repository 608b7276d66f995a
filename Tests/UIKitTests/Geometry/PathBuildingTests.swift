import ApproximateGeometry
import Testing
import UIKit

struct PathBuildingTests {
    @Test func `steps before the first move are ignored`() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    }

    @Test func `the current point goes back to the start when a subpath is closed`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 6))
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `bounds cover control points, the box of the path does not`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    @Test func `a copy does not follow the original, and a transform maps every point`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        let before = path.cgPath
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(path.bounds == CGRect(x: 10, y: 0, width: 2, height: 2))
        #expect(before.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
        var move = CGAffineTransform(translationX: 10, y: 0)
        #expect(before.copy(using: &move) == path.cgPath)
        #expect(before.contains(CGPoint(x: -9, y: 1), transform: move))
    }

    @Test func `reversing twice gives the same path, closed subpaths and steps after them included`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(to: CGPoint(x: 9, y: 0), controlPoint1: CGPoint(x: 1, y: 5), controlPoint2: CGPoint(x: 7, y: 6))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 12, y: 4))
        #expect(path.reversing().reversing().cgPath == path.cgPath)
        #expect(path.reversing().currentPoint == .zero)
        path.close()
        path.addLine(to: CGPoint(x: -5, y: -5))
        #expect(path.reversing().bounds == path.bounds)
        #expect(path.reversing().contains(CGPoint(x: 8, y: 5)))
    }

    @Test func `an arc starts with a line from the current point`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(center: CGPoint(x: 10, y: 0), radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(near(path.currentPoint, CGPoint(x: 8, y: 0)))
        #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 12, height: 2)))
        let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(arc.currentPoint, CGPoint(x: 0, y: 1)) && near(arc.bounds.origin, .zero))
    }

    @Test func `a Bézier path starts with the documented stroke`() {
        let path = UIBezierPath()
        #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.miterLimit == 10 && path.flatness == 0.6)
    }

    @Test func `only some corners are round`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topRight, .bottomLeft],
            cornerRadii: CGSize(width: 4, height: 4))
        let corners = [(0.2, 0.2), (9.8, 0.2), (0.2, 9.8), (9.8, 9.8)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        #expect(corners == [true, false, false, true])
    }
}

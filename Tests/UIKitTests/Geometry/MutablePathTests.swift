import Testing
import UIKit

@Suite struct MutablePathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `rectangles, ellipses and paths are added to what is there`() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addRects([CGRect(x: 20, y: 0, width: 10, height: 10), CGRect(x: 40, y: 0, width: 10, height: 10)])
        path.addEllipse(in: CGRect(x: 60, y: 0, width: 10, height: 10))
        let other = CGMutablePath()
        other.addPath(path, transform: CGAffineTransform(translationX: 0, y: 100))
        for x in [5.0, 25, 45, 65] {
            #expect(path.contains(CGPoint(x: x, y: 5)) && other.contains(CGPoint(x: x, y: 105)))
            #expect(!path.contains(CGPoint(x: x + 10, y: 5)))
        }
        #expect(!path.contains(CGPoint(x: 60.5, y: 0.5)))
    }

    @Test func `a rounded rectangle has no corners`() {
        let path = CGMutablePath()
        path.addRoundedRect(in: square, cornerWidth: 4, cornerHeight: 4)
        #expect(path.boundingBox == square && path.contains(CGPoint(x: 5, y: 0.5)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func `an arc over an angle ends where the angle does`() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
        #expect(near(path.currentPoint, CGPoint(x: 0, y: 10), 1e-6))
    }

    @Test func `a mutable copy grows by itself`() {
        let path = CGMutablePath()
        path.addRect(square)
        let copy = path.mutableCopy()
        copy?.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(path.boundingBox == square && copy?.boundingBox.width == 30)
    }

    @Test func `a Bézier path starts with the documented stroke`() {
        let path = UIBezierPath()
        #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.miterLimit == 10 && path.flatness == 0.6)
    }

    @Test func `only some corners are round`() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topRight, .bottomLeft], cornerRadii: CGSize(width: 4, height: 4))
        let corners = [(0.2, 0.2), (9.8, 0.2), (0.2, 9.8), (9.8, 9.8)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        #expect(corners == [true, false, false, true])
    }

    @Test func `transforms know that they change nothing`() {
        #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform(translationX: 1, y: 0).isIdentity)
        #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
    }

    @Test func `a translation stands in the last row of the matrix, a scale in its diagonal`() {
        let moved = CATransform3DMakeTranslation(2, 3, 4)
        #expect([moved.m41, moved.m42, moved.m43, moved.m44] == [2, 3, 4, 1])
        #expect([moved.m12, moved.m13, moved.m14, moved.m21, moved.m23, moved.m24, moved.m31, moved.m32, moved.m34].allSatisfy { $0 == 0 })
        let scaled = CATransform3DMakeScale(2, 3, 4)
        #expect([scaled.m11, scaled.m22, scaled.m33] == [2, 3, 4])
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(near(turned.m12, 1) && near(turned.m21, -1) && near(turned.m11, 0))
    }
}

import ApproximateGeometry
import CoreGraphics
import Testing

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
}

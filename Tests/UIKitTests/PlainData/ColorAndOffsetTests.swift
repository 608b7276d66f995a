import ApproximateGeometry
import Testing

@testable import UIKit

struct ColorAndOffsetTests {
    @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.4, 1, 0.5), (0.5, 0.3, 0.3), (0.7, 0.9, 1), (0.95, 0.2, 0.6)])
    func `a colour tells the hue that it was made from`(hue: Double, saturation: Double, brightness: Double) {
        let color = UIColor(hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: 0.5)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        let differences = zip([h, s, b, a], [hue, saturation, brightness, 0.5]).map { abs(Double($0) - $1) }
        #expect(differences.allSatisfy { $0 < 1e-9 }, "\([h, s, b, a])")
    }

    @Test func `a grey tells how bright it is, another colour does not`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.6).getWhite(&white, alpha: &alpha) && white == 0.3 && alpha == 0.6)
        #expect(!UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: nil) && white == 0.3)
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `offsets, and views that are the only ones to be read`() {
        let view = UIView()
        #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0) && UIOffset(horizontal: 1, vertical: 2).vertical == 2)
        #expect(UIOffset(horizontal: 1, vertical: 2).horizontal == 1 && !view.accessibilityViewIsModal)
        view.accessibilityViewIsModal = true
        #expect(view.accessibilityViewIsModal)
    }

    @Test func `a corner is rounded between the lines that it touches`() {
        let path = CGMutablePath()
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 5)
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 0, y: 100))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 100, y: 0), radius: 50)
        #expect(near(path.currentPoint, CGPoint(x: 50, y: 0)))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(near(path.currentPoint, CGPoint(x: 100, y: 20)))
        path.addLine(to: CGPoint(x: 100, y: 100))
        path.closeSubpath()
        // Outside of both corners, and between them.
        #expect([CGPoint(x: 5, y: 5), CGPoint(x: 98, y: 2)].allSatisfy { !path.contains($0) })
        #expect([CGPoint(x: 20, y: 20), CGPoint(x: 90, y: 8)].allSatisfy { path.contains($0) })
        path.addArc(tangent1End: CGPoint(x: 7, y: 7), tangent2End: CGPoint(x: 9, y: 9), radius: 0)
        #expect(path.currentPoint == CGPoint(x: 7, y: 7))
    }

    @Test func `a transform applies to a rounded corner as to a line`() {
        let path = CGMutablePath()
        let twice = CGAffineTransform(scaleX: 2, y: 2)
        path.move(to: CGPoint(x: 0, y: 10), transform: twice)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 5, transform: twice)
        #expect(near(path.currentPoint, CGPoint(x: 10, y: 0)))
    }

    @Test func `a transform layer is a layer`() {
        let layer = CATransformLayer()
        layer.addSublayer(CALayer())
        #expect(layer.sublayers?.count == 1)
    }
}

import Testing
import UIKit

@Suite struct LayerLookTests {
    @Test func `a shape layer starts with Core Animation's defaults`() {
        let shape = CAShapeLayer()
        #expect(shape.fillColor == UIColor.black.cgColor && shape.strokeStart == 0 && shape.strokeEnd == 1)
        #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter && shape.lineDashPhase == 0)
    }

    @Test func `a gradient runs from top to bottom`() {
        let gradient = CAGradientLayer()
        #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1) && gradient.type == .axial)
    }

    @Test func `border and shadow are black, and not there`() {
        let layer = CALayer()
        #expect(layer.borderWidth == 0 && layer.shadowColor == UIColor.black.cgColor && layer.shadowOpacity == 0)
        layer.borderWidth = 2
        layer.shadowColor = nil
        #expect(layer.borderWidth == 2 && layer.shadowColor == nil && CALayer().borderWidth == 0)
    }
}

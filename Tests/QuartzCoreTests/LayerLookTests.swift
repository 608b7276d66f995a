import QuartzCore
import Testing

@Suite struct LayerLookTests {
    @Test func `a shape layer starts with Core Animation's defaults`() {
        let shape = CAShapeLayer()
        #expect(shape.fillColor == CGColor(gray: 0, alpha: 1) && shape.strokeStart == 0 && shape.strokeEnd == 1)
        #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter && shape.lineDashPhase == 0)
    }

    @Test func `a gradient runs from top to bottom`() {
        let gradient = CAGradientLayer()
        #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1) && gradient.type == .axial)
    }

    @Test func `border and shadow are black, and not there`() {
        let layer = CALayer()
        #expect(layer.borderWidth == 0 && layer.shadowColor == CGColor(gray: 0, alpha: 1) && layer.shadowOpacity == 0)
        layer.borderWidth = 2
        layer.shadowColor = nil
        #expect(layer.borderWidth == 2 && layer.shadowColor == nil && CALayer().borderWidth == 0)
    }

    @Test func `a layer starts with Core Animation's defaults`() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3 && layer.shadowOpacity == 0)
        #expect(layer.backgroundColor == nil && layer.borderColor == CGColor(gray: 0, alpha: 1) && layer.mask == nil)
        let shape = CAShapeLayer()
        #expect(shape.fillRule == .nonZero && shape.lineWidth == 1 && shape.strokeColor == nil)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(gray: 0.5, alpha: 1)]
        gradient.locations = [0, 0.5]
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.colors?.count == 1)
    }

    @Test func `a layer keeps its look, and a copy has one of its own`() {
        let layer = CALayer()
        #expect(layer.cornerRadius == 0 && !layer.isOpaque)
        layer.cornerRadius = 4
        layer.isOpaque = true
        let copy = CALayer(layer: layer)
        copy.cornerRadius = 5
        #expect(layer.cornerRadius == 4 && layer.isOpaque && copy.cornerRadius == 5 && copy.isOpaque)
    }
}

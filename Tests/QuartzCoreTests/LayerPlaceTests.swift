import ApproximateGeometry
import QuartzCore
import Testing

struct LayerPlaceTests {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test func `the frame sets position and size and leaves the origin of the bounds`() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        layer.frame = frame
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 100, height: 50))
        #expect(layer.frame == frame)
    }

    @Test func `the anchor point decides where the position is`() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = frame
        #expect(layer.position == CGPoint(x: 10, y: 70))
        layer.anchorPoint = CGPoint(x: 1, y: 0)
        #expect(layer.frame == CGRect(x: -90, y: 70, width: 100, height: 50))
    }

    @Test func `a negative size is standardized by the frame`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 110, y: 70, width: -100, height: -50)
        #expect(layer.frame == frame && layer.bounds.size == frame.size)
    }

    @Test func `a turned layer's frame is the box around it`() {
        let layer = CALayer()
        layer.frame = frame
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(layer.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
        #expect(layer.bounds.size == frame.size && layer.position == CGPoint(x: 60, y: 45))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let side = 150 / CGFloat(2).squareRoot()
        #expect(near(layer.frame, CGRect(x: 60 - side / 2, y: 45 - side / 2, width: side, height: side)))
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: .pi / 2),
        CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 3, y: 2).translatedBy(x: 5, y: 6),
    ])
    func `a frame set under a transform that keeps edges parallel is the frame read`(_ transform: CGAffineTransform) {
        for anchor in [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)] {
            let layer = CALayer()
            layer.anchorPoint = anchor
            layer.setAffineTransform(transform)
            layer.frame = frame
            #expect(near(layer.frame, frame))
        }
    }

    @Test func `a frame set under another turn has its middle where it was asked for`() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        layer.frame = frame
        #expect(near(layer.position, CGPoint(x: 60, y: 45)))
    }

    @Test func `affine and solid transforms are one property`() {
        let layer = CALayer()
        #expect(layer.affineTransform() == .identity && CATransform3DIsIdentity(layer.transform))
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        layer.setAffineTransform(scale)
        #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeAffineTransform(scale)))
        #expect(layer.affineTransform() == scale)
        layer.transform = CATransform3DIdentity
        #expect(layer.isUntransformed)
    }

    @Test func `a layer can be made of a class known only at run time`() {
        final class Own: CALayer {}
        #expect(CALayer.make(Own.self) is Own && CALayer.make(CAShapeLayer.self) is CAShapeLayer)
        #expect(!(CALayer.make(CALayer.self) is CAShapeLayer))
    }
}

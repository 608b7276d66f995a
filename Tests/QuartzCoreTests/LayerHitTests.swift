import QuartzCore
import Testing

struct LayerHitTests {
    let root = CALayer()
    let child = CALayer()

    init() {
        root.frame = CGRect(x: 50, y: 100, width: 275, height: 468)
        child.frame = CGRect(x: 0, y: 200, width: 275, height: 100)
        root.addSublayer(child)
    }

    /// `layer-hittest-superlayer-coords`
    @Test func `the point is one of the superlayer's coordinates`() {
        #expect(root.hitTest(CGPoint(x: 60, y: 99)) == nil)
        #expect(root.hitTest(CGPoint(x: 60, y: 100)) === root)
        #expect(root.hitTest(CGPoint(x: 60, y: 310)) === child)
        #expect(root.hitTest(CGPoint(x: 49, y: 310)) == nil)
    }

    @Test func `the last sublayer in the tree wins, whatever its zPosition`() {
        let front = CALayer()
        front.frame = child.frame
        root.addSublayer(front)
        child.zPosition = 9
        #expect(root.hitTest(CGPoint(x: 60, y: 310)) === front)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 310)) === child)
    }

    @Test func `a sublayer outside is found unless the bounds mask it`() {
        child.frame = CGRect(x: 1000, y: 0, width: 10, height: 10)
        let outside = CGPoint(x: 1055, y: 105)
        #expect(root.hitTest(outside) === child)
        root.masksToBounds = true
        #expect(root.hitTest(outside) == nil)
    }

    @Test func `a subclass may say what it contains`() {
        final class Round: CALayer {
            override func contains(_ point: CGPoint) -> Bool { CGPath(ellipseIn: bounds, transform: nil).contains(point) }
        }
        let round = Round()
        round.frame = child.frame
        root.addSublayer(round)
        child.removeFromSuperlayer()
        #expect(root.hitTest(CGPoint(x: 60, y: 305)) === root)
        #expect(root.hitTest(CGPoint(x: 187, y: 350)) === round)
    }

    @Test func `a turned layer is hit where it is drawn`() {
        let square = CALayer()
        square.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(square.hitTest(CGPoint(x: 2, y: 2)) == nil)
        #expect(square.hitTest(CGPoint(x: 50, y: -15)) === square)
    }
}

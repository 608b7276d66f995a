import ApproximateGeometry
import Foundation
import QuartzCore
import Testing

struct LayerConversionTests {
    /// A layer with a frame, added to another.
    private func layer(_ frame: CGRect, in superlayer: CALayer?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        superlayer?.addSublayer(layer)
        return layer
    }

    @Test func `a point goes up, down and across the branches of a tree`() {
        let root = layer(CGRect(x: 1, y: 2, width: 500, height: 500), in: nil)
        let left = layer(CGRect(x: 10, y: 10, width: 100, height: 100), in: root)
        let right = layer(CGRect(x: 200, y: 10, width: 100, height: 100), in: root)
        let leaf = layer(CGRect(x: 5, y: 5, width: 10, height: 10), in: left)
        let point = CGPoint(x: 3, y: 4)
        #expect(leaf.convert(point, to: root) == CGPoint(x: 18, y: 19))
        #expect(leaf.convert(point, to: right) == CGPoint(x: -182, y: 9))
        #expect(right.convert(point, from: leaf) == CGPoint(x: -182, y: 9))
        #expect(leaf.convert(CGPoint(x: -182, y: 9), from: right) == point)
        #expect(leaf.convert(point, to: leaf) == point)
        #expect(leaf.convert(point, to: nil) == CGPoint(x: 19, y: 21))
        #expect(leaf.convert(CGPoint(x: 19, y: 21), from: nil) == point)
        #expect(leaf.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: right) == CGRect(x: -185, y: 5, width: 2, height: 3))
    }

    @Test func `two trees meet in the coordinates above their roots`() {
        let one = layer(CGRect(x: 10, y: 0, width: 100, height: 100), in: nil)
        let other = layer(CGRect(x: 0, y: 30, width: 100, height: 100), in: nil)
        #expect(one.convert(.zero, to: other) == CGPoint(x: 10, y: -30))
    }

    @Test func `the origin of the bounds scrolls what is inside`() {
        let scroll = layer(CGRect(x: 10, y: 10, width: 100, height: 100), in: nil)
        let content = layer(CGRect(x: 0, y: 250, width: 10, height: 10), in: scroll)
        scroll.bounds.origin.y = 200
        #expect(content.convert(.zero, to: nil) == CGPoint(x: 10, y: 60))
        #expect(scroll.pointFromSuperlayer(CGPoint(x: 10, y: 60)) == CGPoint(x: 0, y: 250))
        #expect(scroll.pointToSuperlayer(CGPoint(x: 0, y: 250)) == CGPoint(x: 10, y: 60))
    }

    @Test func `a turn is honoured about the anchor point`() {
        let turned = layer(CGRect(x: 0, y: 0, width: 100, height: 50), in: nil)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(turned.convert(.zero, to: nil), CGPoint(x: 75, y: -25)))
        #expect(near(turned.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: nil), CGRect(x: 55, y: -25, width: 20, height: 10)))
        turned.anchorPoint = .zero
        #expect(near(turned.convert(CGPoint(x: 10, y: 0), to: nil), CGPoint(x: 50, y: 35)))
    }

    @Test func `there and back again, through random trees`() {
        var dice = Dice(6)
        for _ in 0..<300 {
            var layers = [CALayer()]
            for _ in 0..<8 {
                let layer = CALayer()
                layer.anchorPoint = dice.point(0...1)
                layer.frame = CGRect(origin: dice.point(-50...50), size: CGSize(width: dice.roll(1...99), height: dice.roll(1...99)))
                layer.bounds.origin = dice.point(-20...20)
                if dice.roll(0...1) < 0.5 {
                    layer.setAffineTransform(CGAffineTransform(rotationAngle: dice.roll(-3...3)).scaledBy(x: dice.roll(0.5...2), y: -1))
                }
                layers[Int(dice.roll(0...CGFloat(layers.count - 1)))].addSublayer(layer)
                layers.append(layer)
            }
            let (from, to) = (layers[Int(dice.roll(0...8))], layers[Int(dice.roll(0...8))])
            let point = dice.point(-100...100)
            #expect(near(from.convert(from.convert(point, to: to), from: to), point, 1e-7))
            #expect(near(from.convert(point, to: to), to.convert(from.convert(point, to: nil), from: nil), 1e-7))
        }
    }

    @Test func `perspective maps lines to lines, and back`() {
        let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: nil)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        layer.transform = CATransform3DRotate(transform, 1, 0, 1, 0)
        #expect(near(layer.convert(CGPoint(x: 50, y: 50), to: nil), CGPoint(x: 50, y: 50)))
        let corner = layer.convert(CGPoint(x: 100, y: 100), to: nil)
        let divisor = 1 + 50 * sin(CGFloat(1)) / 500
        #expect(near(corner, CGPoint(x: 50 + 50 * cos(CGFloat(1)) / divisor, y: 50 + 50 / divisor)))
        #expect(near(layer.convert(corner, from: nil), CGPoint(x: 100, y: 100)))
    }

    @Test func `a layer that is scaled to nothing has every point at infinity`() {
        let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: nil)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        #expect(!layer.boundsContain(layer.convert(CGPoint(x: 50, y: 50), from: nil)))
        #expect(layer.hitTest(CGPoint(x: 50, y: 50)) == nil)
    }
}

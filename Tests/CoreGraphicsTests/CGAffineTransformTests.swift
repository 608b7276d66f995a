import ApproximateGeometry
import CoreGraphics
import Testing

struct CGAffineTransformTests {
    let point = CGPoint(x: 3, y: 4)

    @Test func `the initialisers map a point as they say`() {
        #expect(point.applying(.identity) == point)
        #expect(point.applying(CGAffineTransform(translationX: 10, y: -1)) == CGPoint(x: 13, y: 3))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
        #expect(near(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -4, y: 3)))
        #expect(CGAffineTransform() != .identity)
    }

    @Test func `concatenating applies the receiver first`() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 10, y: 0)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 8))
        #expect(scale.translatedBy(x: 10, y: 0) == move.concatenating(scale))
        #expect(move.scaledBy(x: 2, y: 2) == scale.concatenating(move))
        #expect(move.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(move))
    }

    @Test func `the inverse undoes, and a singular transform is its own inverse`() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -0.5).translatedBy(x: 8, y: 9)
        #expect(near(point.applying(transform).applying(transform.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a size ignores the translation and a rectangle becomes the box around its corners`() {
        let transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 100, y: 0))
        let size = CGSize(width: 10, height: 20).applying(transform)
        #expect(near(size.width, -20) && near(size.height, 10))
        #expect(near(CGRect(x: 0, y: 0, width: 10, height: 20).applying(transform), CGRect(x: 80, y: 0, width: 20, height: 10)))
        #expect(CGRect.null.applying(transform).isNull)
    }

    @Test func `transforms know that they change nothing`() {
        #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform(translationX: 1, y: 0).isIdentity)
        #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
    }

    @Test func `the components are where the unit vectors and the origin go`() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let origin = CGPoint.zero.applying(transform)
        let (x, y) = (CGPoint(x: 1, y: 0).applying(transform), CGPoint(x: 0, y: 1).applying(transform))
        #expect(origin == CGPoint(x: transform.tx, y: transform.ty))
        #expect(x == CGPoint(x: origin.x + transform.a, y: origin.y + transform.b))
        #expect(y == CGPoint(x: origin.x + transform.c, y: origin.y + transform.d))
    }
}

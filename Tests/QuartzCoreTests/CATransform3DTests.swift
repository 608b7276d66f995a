import ApproximateGeometry
import QuartzCore
import Testing

struct CATransform3DTests {
    @Test func `an affine transform survives the way through three dimensions`() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let solid = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(solid))
        #expect(CATransform3DGetAffineTransform(solid) == affine)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(solid))
    }

    @Test func `a turn about z is the turn of the plane, about another axis it is not affine`() {
        let turn = CATransform3DMakeRotation(0.3, 0, 0, 5)
        #expect(CATransform3DIsAffine(turn))
        #expect(CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: 0.3))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 0, 1, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.3, 0, 0, 0)))
    }

    @Test func `translate, scale and rotate act before what is there`() {
        let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 1)
        #expect(scaled.m41 == 20 && scaled.m43 == 2)
        let moved = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2)
        #expect(moved.m41 == 10 && moved.m11 == 2)
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
        #expect(turned.m41 == 10 && near(turned.m12, 1))
        #expect(CATransform3DEqualToTransform(CATransform3DConcat(turned, CATransform3DIdentity), turned))
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

import ApproximateGeometry
import CoreGraphics
import Foundation
import Testing

struct ElementaryFunctionsTests {
    @Test func `sine and cosine agree with the platform's`() {
        var dice = Dice(1)
        for _ in 0..<20_000 {
            let angle = dice.roll(-1000...1000)
            #expect(near(Elementary.sin(angle), sin(angle), 3e-16))
            #expect(near(Elementary.cos(angle), cos(angle), 3e-16))
        }
    }

    @Test func `the arc tangent agrees with the platform's in every direction`() {
        var dice = Dice(2)
        for _ in 0..<20_000 {
            let (x, y) = (dice.roll(-10...10), dice.roll(-10...10))
            #expect(near(Elementary.atan2(y, x), atan2(y, x), 9e-16))
        }
    }

    @Test(arguments: [(0.0, 0.0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (-0.0, -1), (1, .infinity), (.infinity, .infinity)])
    func `the arc tangent is exact on the axes and diagonals`(_ y: Double, _ x: Double) {
        #expect(Elementary.atan2(CGFloat(y), CGFloat(x)) == atan2(CGFloat(y), CGFloat(x)))
    }

    @Test func `small and large angles keep their precision`() {
        #expect(Elementary.sin(1e-300) == 1e-300)
        #expect(Elementary.sin(.pi) == sin(CGFloat.pi))
        #expect(Elementary.cos(.pi / 2) == cos(CGFloat.pi / 2))
        #expect(near(Elementary.sin(999_999), sin(CGFloat(999_999)), 1e-15))
        #expect(Elementary.sin(.infinity).isNaN)
    }
}

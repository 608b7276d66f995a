import QuartzCore
import Testing

struct CGRectTests {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func `a rectangle holds its least edges and not its greatest ones`() {
        for x in [9, 10, 39.5, 40] as [CGFloat] {
            for y in [19, 20, 59.5, 60] as [CGFloat] {
                let point = CGPoint(x: x, y: y)
                #expect(rect.holds(point) == rect.contains(point))
                #expect(rect.holds(point) == (x >= 10 && x < 40 && y >= 20 && y < 60))
            }
        }
    }

    @Test func `equality has a name too`() {
        let seconds: CFTimeInterval = 1
        #expect(rect.equalTo(rect) && !rect.equalTo(rect.offsetBy(dx: seconds, dy: 0)))
        #expect(rect.origin.equalTo(CGPoint(x: 10, y: 20)) && !rect.origin.equalTo(.zero))
        #expect(rect.size.equalTo(CGSize(width: 30, height: 40)) && !rect.size.equalTo(.zero))
    }

    @Test func `a rectangle of negative size holds what its standardized form holds`() {
        let flipped = CGRect(x: 40, y: 60, width: -30, height: -40)
        #expect(flipped.standardized == rect)
        #expect(flipped.holds(CGPoint(x: 10, y: 20)))
        #expect(!flipped.holds(CGPoint(x: 40, y: 60)))
        #expect(!CGRect.null.holds(CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)))
    }
}

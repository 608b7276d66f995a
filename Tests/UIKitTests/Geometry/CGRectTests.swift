import Testing
import UIKit

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

    @Test func `a rectangle of negative size holds what its standardized form holds`() {
        let flipped = CGRect(x: 40, y: 60, width: -30, height: -40)
        #expect(flipped.standardized == rect)
        #expect(flipped.holds(CGPoint(x: 10, y: 20)))
        #expect(!flipped.holds(CGPoint(x: 40, y: 60)))
        #expect(!CGRect.null.holds(CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)))
    }

    @Test func `insets move each edge inwards`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.inset(by: .zero) == rect)
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right] && UIRectEdge.all.rawValue == 15)
        #expect(UIRectCorner.allCorners.contains(.bottomRight))
    }

    @Test func `an index path has a section and a row that is also its item`() {
        let path = IndexPath(row: 3, section: 2)
        #expect(path.row == 3 && path.item == 3 && path.section == 2)
        #expect(path == IndexPath(item: 3, section: 2))
        #expect(IndexPath(row: 9, section: 1) < path)
    }
}

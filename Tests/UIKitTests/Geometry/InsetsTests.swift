import Testing
import UIKit

struct InsetsTests {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

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
        let older = path as NSIndexPath
        #expect(older.row == 3 && older.item == 3 && older.section == 2)
        #expect(older == NSIndexPath(row: 3, section: 2) && older == NSIndexPath(item: 3, section: 2))
    }

    @Test func `each inset is of the edge that it names`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect([directional.top, directional.leading, directional.bottom, directional.trailing] == [1, 2, 3, 4])
    }
}

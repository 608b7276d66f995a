import Foundation
import Testing

@testable import UIKit

/// Text that code measures and draws itself.
struct TextMeasureTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

    @Test func `text has the size that it has in a label`() {
        let label = UILabel()
        label.font = font
        label.text = "Rome, Paris"
        let size = "Rome, Paris".size(withAttributes: attributes)
        #expect(size == label.intrinsicContentSize && size.height == font.lineHeight)
        #expect(("Rome, Paris" as NSString).size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "Rome, Paris", attributes: attributes).size() == size)
        #expect("one\ntwo".size(withAttributes: attributes).height == 2 * font.lineHeight)
        #expect("a".size() == "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test func `lines are broken only if the options say so`() {
        let (text, room) = ("Rome Paris Oslo", CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine]
        #expect(options.rawValue == 35)
        let context = NSStringDrawingContext()
        #expect(context.minimumScaleFactor == 0)
        let broken = text.boundingRect(with: room, options: options, attributes: attributes, context: context)
        #expect(broken.height == 3 * font.lineHeight && broken.width <= 60 && broken.origin == .zero)
        #expect(text.boundingRect(with: room, attributes: attributes, context: nil).height == font.lineHeight)
        #expect((text as NSString).boundingRect(with: room, options: options, attributes: attributes, context: nil) == broken)
        let styled = NSAttributedString(string: text, attributes: attributes)
        #expect(styled.boundingRect(with: room, options: options, context: nil) == broken)
    }

    @Test func `text that is drawn, and pictures of views, leave a note`() {
        let draws: [(UIView) -> Void] = [
            { _ in "a".draw(at: .zero) }, { _ in "a".draw(in: .zero, withAttributes: nil) }, { _ in ("a" as NSString).draw(at: .zero) },
            { _ in ("a" as NSString).draw(in: .zero) }, { _ in NSAttributedString(string: "a").draw(at: .zero) },
            { _ in NSAttributedString(string: "a").draw(in: .zero) },
            { #expect($0.drawHierarchy(in: $0.bounds, afterScreenUpdates: false)) },
            { #expect($0.snapshotView(afterScreenUpdates: true)?.bounds == $0.bounds) },
        ]
        for draw in draws {
            let world = World { draw($0.root) }
            #expect(world.notes == ["notModelled CGContext"])
        }
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        CALayer().render(in: CGContext())
    }
}

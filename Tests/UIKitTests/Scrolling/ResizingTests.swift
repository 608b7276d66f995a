import EventTrace
import Testing

@testable import UIKit

/// The offset of content at rest when sizes change.
struct ResizingTests {
    private final class Listener: UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    /// The offset after a change, and how often the delegate was called; the content of 900 points is at its end.
    private func after(_ isOff: Bool = false, _ change: (UIScrollView) -> Void) -> (offset: CGFloat, count: Int) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.resizedContent.id : nil))
        return world.simulation.perform {
            let (scroll, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Listener())
            scroll.contentSize = CGSize(width: 300, height: 900)
            scroll.contentOffset.y = 600
            scroll.delegate = listener
            change(scroll)
            return (scroll.contentOffset.y, listener.count)
        }
    }

    @Test func `SC.93 a change of size that opens a gap takes the offset back and calls the delegate once`() {
        #expect(after { $0.contentSize.height = 500 } == (200, 1))
        #expect(after { $0.frame.size.height = 500 } == (400, 1))
        #expect(after { $0.bounds.size.height = 500 } == (400, 1))
        #expect(after { $0.contentSize.height = 1200 } == (600, 0))
        #expect(after(true) { $0.contentSize.height = 500 } == (600, 0))
    }

    @Test func `SC.93 another inset takes content back that would leave a gap, and leaves other content alone`() {
        #expect(
            after {
                $0.contentInset.bottom = 300
                $0.contentOffset.y = 900
                $0.contentInset.bottom = 0
            } == (600, 2))
        #expect(after { $0.contentInset.top = 100 } == (600, 0))
        #expect(
            after {
                $0.contentOffset.y = 0
                $0.contentInset.top = 100
            } == (0, 1))
        // Content that is not as high as the view begins below the inset.
        #expect(
            after {
                $0.contentSize.height = 100
                $0.contentInset.top = 50
            } == (-50, 2))
        #expect(
            after(true) {
                $0.contentInset.bottom = 300
                $0.contentOffset.y = 900
                $0.contentInset.bottom = 0
            } == (900, 1))
    }

    @Test func `content that leaves a gap already stays`() {
        let result = after {
            $0.contentOffset.y = 700
            $0.contentSize.height = 500
        }
        #expect(result == (700, 1))
    }
}

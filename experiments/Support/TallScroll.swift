import EventTrace
import ExperimentKit
import UIKit

/// Hears of the start of each drag, and of nothing else, so that tables stay short.
package final class DragDelegate: UIScrollViewDelegate {
    package init() {}

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

extension Stage {
    /// A scroll view of 300 by 300 points whose content is three times as high, with `delegate`, which receives drags.
    @discardableResult
    package func addTall<Scroll: UIScrollView>(_ scroll: Scroll) -> Scroll {
        add(scroll, "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.delegate = name(DragDelegate(), "delegate")
        return scroll
    }

    /// Writes a mark at this time, in milliseconds after the script has begun.
    package func markTime(_ milliseconds: Double) {
        let text = "\(Value.number(milliseconds)) ms"
        script.at(milliseconds / 1000) { [self] in mark(text) }
    }
}

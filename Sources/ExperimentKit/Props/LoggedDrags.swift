import UIKit

/// A scroll view's delegate that receives the start of each drag and nothing else, so that tables of calls stay short.
public final class LoggedDrags: UIScrollViewDelegate {
    public init() {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

extension Stage {
    /// A scroll view of 300 by 300 points, named `scroll`, whose content is three times as high; its `delegate` receives drags.
    @discardableResult
    public func addTall<Scroll: UIScrollView>(_ scroll: Scroll) -> Scroll {
        add(scroll, "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.delegate = name(LoggedDrags(), "delegate")
        return scroll
    }
}

import EventTrace

/// SC.94: a tap on the status bar.
extension UIApplication {
    /// Scrolls the only scroll view on the screen whose `scrollsToTop` is true to its top.
    final func statusBarTapped(in simulation: Simulation) {
        guard simulation.holds(.statusBarTap) else { return }
        var found: ContiguousArray<UIScrollView> = []
        for window in windowsFromTop(in: simulation) { window.addScrollViewsToTop(to: &found, on: window) }
        guard found.count == 1 else {
            return simulation.recorder.decide(.drop, simulation.subject(self), Name(.statusBarTap), by: .statusBarTap)
        }
        found[0].scrollToTop(in: simulation)
    }
}

extension UIView {
    /// Adds the visible scroll views in this view that a tap on the status bar scrolls.
    fileprivate final func addScrollViewsToTop(to found: inout ContiguousArray<UIScrollView>, on window: UIWindow) {
        let (place, screen) = (convert(bounds, to: window), window.bounds)
        let isSeen = place.maxX > screen.minX && place.minX < screen.maxX && place.maxY > screen.minY && place.minY < screen.maxY
        guard !isHidden, alpha >= CGFloat(Thresholds().opacity), isSeen || !clipsToBounds else { return }
        if isSeen, let scrollView = self as? UIScrollView, scrollView.scrollsToTop { found.append(scrollView) }
        for child in subviews { child.addScrollViewsToTop(to: &found, on: window) }
    }
}

extension UIScrollView {
    /// Moves the content to its top, if it is not there and the delegate allows it.
    fileprivate final func scrollToTop(in simulation: Simulation) {
        let top = CGPoint(x: contentOffset.x, y: leastOffset.y)
        guard contentOffset.y > top.y, delegateLetsScrollToTop(in: simulation) else { return }
        start(.toTop(from: contentOffset, to: top), in: simulation)
    }

    private final func delegateLetsScrollToTop(in simulation: Simulation) -> Bool {
        guard let delegate = delegateReference.delegate else { return true }
        return simulation.ask(
            .scrollViewShouldScrollToTop, ofDelegate: delegate, for: self, by: .statusBarTap, about: simulation.subject(self)
        ) {
            delegate.scrollViewShouldScrollToTop(self)
        }
    }
}

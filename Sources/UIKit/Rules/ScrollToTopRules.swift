import EventTrace

/// The rules of the status bar and of the directional lock.
extension Rule {
    static let scrollToTop: [Rule] = [.statusBarTap, .diagonalDrag]

    public static var statusBarTap: Rule {
        Rule(
            .scrolling, 94,
            .documented(
                "On iPhone a tap on the status bar scrolls content to its top if exactly one scroll view on the screen has `scrollsToTop` and `scrollViewShouldScrollToTop(_:)` returns true; at the top the delegate receives `scrollViewDidScrollToTop(_:)`.",
                without: "A tap on the status bar does nothing.",
                sources: [.document("UIScrollView.scrollsToTop"), .document("scrollViewShouldScrollToTop(_:)")]))
    }

    public static var diagonalDrag: Rule {
        Rule(
            .scrolling, 95,
            .documented(
                "A drag that begins diagonally scrolls both ways, even with `isDirectionalLockEnabled`.",
                without: "With `isDirectionalLockEnabled` every drag scrolls along the axis on which it began to go farther.",
                sources: [.document("UIScrollView.isDirectionalLockEnabled")]))
    }
}

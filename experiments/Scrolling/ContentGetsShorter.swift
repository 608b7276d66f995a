import EventTrace
import ExperimentKit
import UIKit

private enum Change: String, Choice {
    case shorterContent = "the content shorter"
    case longerContent = "the content longer"
    case higherView = "the scroll view higher"
    case higherPages = "the scroll view higher with the three pages of its content"
}
private let change = Variable<Change>("change", "Code makes")

private enum Start: String, Choice {
    case end = "its end"
    case middle = "its middle"
}
private let start = Variable<Start>("start", "The content is scrolled to")

private final class ScrollListener: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

private let scroll = Named<UIScrollView>("scroll")
private let delegate = Named<ScrollListener>("delegate")

private let opensAGap = Condition(
    "the change opens a gap below the content", not: "the change opens no gap",
    (change == .shorterContent || change == .higherView) && start == .end)

/// Sizes change under content at rest.
let contentGetsShorter: Experiment = Experiment(
    id: "ContentGetsShorter",
    title: "`contentSize` or the scroll view's size changes: offset and `scrollViewDidScroll`",
    question:
        "The content of a scroll view is at rest at its end or in its middle. Code makes the content shorter or longer, or the scroll view higher, or its pages as well, as a rotation does. Does the offset change, and is `scrollViewDidScroll` called?",
    answer:
        "If the change opens a gap beyond the content, the offset goes back at once to the last one without a gap, and `scrollViewDidScroll` is called within the change. Otherwise the offset stays, and `scrollViewDidScroll` is not called: if the pages have got another size, the offset may lie between two pages. All this rests on developers' reports.",
    remedy:
        "In `scrollViewDidScroll(_:)`, take a movement for the user's only while `isTracking`, `isDragging` or `isDecelerating` is true: a page computed there changes with a rotation otherwise. Remember the page before the size changes, and set the offset after the change: in `viewWillTransition(to:with:)` call `invalidateLayout()` on the layout of a collection view, and set the offset alongside the transition, or return the offset from `targetContentOffset(forProposedContentOffset:)` of the layout. If a list always comes back to its beginning, look for code that sets the offset at every layout, as in `viewDidLayoutSubviews`. If it jumps because its data source is empty until the new rows come, exchange the rows in one step.",
    symptoms: [
        "scrollViewDidScroll is called without the user scrolling",
        "page of a paging scroll view changes after rotation",
        "paging collection view wrong page after rotation",
        "paging scroll view stands between two pages after rotation",
        "contentOffset jumps when contentSize changes",
        "table view jumps after reloadData at the bottom",
    ],
    variables: [change, start],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 150, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        let middle = stage[change] == .higherPages ? 300.0 : 150
        scroll.contentOffset = CGPoint(x: 0, y: stage[start] == .end ? 600 : middle)
        scroll.delegate = stage.name(ScrollListener(), delegate)
        let choice = stage[change]
        stage.script.perform {
            stage.mark("the size changes")
            switch choice {
            case .shorterContent: scroll.contentSize.height = 500
            case .longerContent: scroll.contentSize.height = 1200
            case .higherView: scroll.frame.size.height = 500
            case .higherPages:
                scroll.isPagingEnabled = true
                scroll.contentSize.height = 1500
                scroll.frame.size.height = 500
            }
            stage.mark("the size has changed, the offset is \(Value.number(Double(scroll.contentOffset.y)))")
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("`scrollViewDidScroll` is called", not: "`scrollViewDidScroll` is not called", delegate.scrollViewDidScroll)
        Outcome("the offset", otherwise: "stays") {
            Outcome.State("goes back", delegate.scrollViewDidScroll)
        }
    },
    claims: {
        Claim(
            "If the change opens a gap, the offset goes back within the change, without animation, and `scrollViewDidScroll` is called once.",
            when: opensAGap, rules: [.resizedContent]
        ) {
            only {
                "the size changes"
                delegate.scrollViewDidScroll(scroll)
                "the size has changed, the offset is *"
            }
        }
        Claim("Content made shorter by 400 points ends at the offset 200.", when: opensAGap && change == .shorterContent) {
            "the size has changed, the offset is 200"
        }
        Claim("A scroll view made higher by 200 points ends at the offset 400.", when: opensAGap && change == .higherView) {
            "the size has changed, the offset is 400"
        }
        Claim(
            "If the pages get higher, the offset stays, and lies between two pages: the second page begins at 500.",
            when: change == .higherPages && start == .middle,
            explanation:
                "Reports of paging lists have it after rotations, rechsteiner/Parchment#575 and facebookarchive/AsyncDisplayKit#1169 for two.",
            grade: .assumed
        ) {
            "the size has changed, the offset is 300"
        }
        Claim("If the change opens no gap, the offset stays, and nothing is called.", when: !opensAGap) {
            delegate.everything.never
        }
    })

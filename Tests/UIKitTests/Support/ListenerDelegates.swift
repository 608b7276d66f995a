@testable import UIKit

/// Answers every question of a scroll view's delegate.
class ScrollListener: UIScrollViewDelegate {
    /// Where to come to rest instead, if anywhere.
    var target: CGPoint?
    private(set) var velocity = CGPoint.zero
    /// The place of rest without `target`.
    private(set) var proposed: CGPoint?
    var atEndOfDeceleration: (UIScrollView) -> Void = { _ in }
    private(set) var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { atEndOfDeceleration(scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// Allows or refuses the way to the top.
final class TopListener: UIScrollViewDelegate {
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// A table of twenty rows of one section, and a delegate that answers every question.
class TableListener: UITableViewDataSource, UITableViewDelegate {
    var highlights = true
    /// What `willSelectRow` answers, given the row.
    var chosen: (IndexPath) -> IndexPath? = { $0 }
    var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    private(set) var madeCells = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        madeCells += 1
        return makeCell(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { chosen(indexPath) }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Only receives selected rows, as most published logs do.
final class SelectionListener: UITableViewDataSource, UITableViewDelegate {
    var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell(tableView, indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

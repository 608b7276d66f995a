import EventTrace
import ExperimentKit
import UIKit

/// Thirty rows into which the experiment puts something; receives selected rows and drags.
package final class FilledRows: UITableViewDataSource, UITableViewDelegate {
    package var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    package init() {}

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell, indexPath)
        return cell
    }
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

import EventTrace
import ExperimentKit
import UIKit

/// Thirty rows into which the experiment puts something; hears of selected rows and drags.
final class FilledRows: UITableViewDataSource, UITableViewDelegate {
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

import UIKit

/// Rows of a table with contents from an experiment.
///
/// This is the table's data source, and a delegate that receives only selected rows and the start of drags, so that tables of calls stay
/// short.
public final class LoggedRows: UITableViewDataSource, UITableViewDelegate {
    /// Called for each new cell, before it is shown.
    public var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    private let count: Int

    public init(_ count: Int = 30) {
        self.count = count
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell, indexPath)
        return cell
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

import UIKit

/// A table that prints its touch methods and calls super.
package class ProbeTable: UITableView {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}

/// A collection view that prints its touch methods and calls super.
package class ProbeCollection: UICollectionView {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
}

/// A scroll view that prints the questions about touches of its content, and answers as the case says.
package class ProbeScroll: UIScrollView {
    package var lets = true
    package var cancels: Bool?

    package override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { lets }
    package override func touchesShouldCancel(in view: UIView) -> Bool { cancels ?? super.touchesShouldCancel(in: view) }
}

/// Twenty rows, and a delegate that only receives selected ones.
package final class RowsDelegate: UITableViewDataSource, UITableViewDelegate {
    package var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

    package init() {}

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath)
    }
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Twenty rows, and a delegate that is asked about highlighting.
package final class HighlightDelegate: UITableViewDataSource, UITableViewDelegate {
    package let allows: Bool

    package init(allows: Bool) { self.allows = allows }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { allows }
    package func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Twenty items, and a delegate that only receives selected ones.
package final class ItemsDelegate: UICollectionViewDataSource, UICollectionViewDelegate {
    package init() {}

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// Hears of scrolling.
package final class ScrollDelegate: UIScrollViewDelegate {
    package init() {}

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Snapshots, reconfigured cells and a pasted text.
extension ObservationScene {
    static let foundSnapshots: [ObservationScene] = [
        ObservationScene("paste-asks-should-change", prints: ["shouldChangeTextIn with the pasted text"], of: ["shouldChangeTextIn*"]) {
            stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            let writer = PasteWriter()
            writer.write = { stage.mark($0) }
            view.delegate = writer
            stage.script.perform {
                view.becomeFirstResponder()
                UIPasteboard.general.string = "a pasted text"
                view.paste(nil)
                // The text view holds its delegate weakly.
                withExtendedLifetime(writer) {}
            }
        },
        ObservationScene(
            "reconfigured-cell-not-prepared", prints: ["the provider configures the cell that is there"],
            of: ["the provider configures*", "prepareForReuse"]
        ) { $0.reconfiguresRow(bySnapshot: false) },
        ObservationScene(
            "reconfigured-cell-not-prepared", prints: ["the provider configures the cell that is there"],
            of: ["the provider configures*", "prepareForReuse"]
        ) { $0.reconfiguresRow(bySnapshot: true) },
    ]
}

private func snapshot(of items: ClosedRange<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    return snapshot
}

private final class PasteWriter: UITextViewDelegate {
    var write: (String) -> Void = { _ in }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        write(text == "a pasted text" ? "shouldChangeTextIn with the pasted text" : "shouldChangeTextIn with another text")
        return true
    }
}

private final class PreparedRow: UITableViewCell {
    var write: (String) -> Void = { _ in }

    override func prepareForReuse() {
        super.prepareForReuse()
        write("prepareForReuse")
    }
}

extension Stage {
    /// A table whose second row is reconfigured, by its index path or by a snapshot.
    fileprivate func reconfiguresRow(bySnapshot: Bool) {
        let table = add(UITableView(frame: .zero, style: .plain), "table", at: CGRect(x: 20, y: 100, width: 300, height: 500))
        table.register(PreparedRow.self, forCellReuseIdentifier: "row")
        var known: UITableViewCell?
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            (cell as? PreparedRow)?.write = { [unowned self] in mark($0) }
            if let known { mark("the provider configures \(cell === known ? "the cell that is there" : "another cell")") }
            return cell
        }
        source.apply(snapshot(of: 0...3))
        script.wait(0.1)
        script.perform {
            known = table.cellForRow(at: IndexPath(row: 1, section: 0))
            guard bySnapshot else { return table.reconfigureRows(at: [IndexPath(row: 1, section: 0)]) }
            var next = source.snapshot()
            next.reconfigureItems([1])
            source.apply(next)
        }
    }
}

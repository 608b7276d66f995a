import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How rows and items are highlighted and selected.
extension ObservationScene {
    private static let headerHasTheHighlightLast =
        "It is the comment in the header. Two printed logs, of iOS 7 and of iOS 10 or 11, have did unhighlight before should select."

    static let foundLists: [ObservationScene] = [
        ObservationScene(
            "table-select-writeup", prints: ["delegate.willSelectRow([0, 1])", "delegate.didSelectRow([0, 1])"],
            of: ["delegate.*electRow(*)"]
        ) { stage in
            stage.addRows()
            stage.tapRow(1)
        },
        ObservationScene(
            "table-select-another-writeup",
            prints: [
                .rest, "delegate.willSelectRow([0, 2])", "delegate.willDeselectRow([0, 1])", "delegate.didDeselectRow([0, 1])",
                "delegate.didSelectRow([0, 2])",
            ], of: ["delegate.*electRow(*)"]
        ) { stage in
            stage.addRows()
            stage.tapRow(1)
            stage.script.wait(1)
            stage.tapRow(2)
        },
        ObservationScene(
            "cell-states-of-a-tap",
            prints: ["row1.setHighlighted(true)", "row1.setHighlighted(false)", "row1.setSelected(true)", "delegate.didSelectRow*"],
            of: ["row1.setHighlighted*", "row1.setSelected*", "delegate.didSelectRow*"]
        ) { stage in
            stage.addRows()
            stage.tapRow(1)
        },
        ObservationScene(
            "cell-states-of-another-tap",
            prints: [
                .rest, "row2.setHighlighted(true)", "row2.setHighlighted(false)", "row1.setSelected(false)", "row2.setSelected(true)",
                "delegate.didSelectRow*",
            ], of: ["row*.setHighlighted*", "row*.setSelected*", "delegate.didSelectRow*"]
        ) { stage in
            stage.addRows()
            stage.tapRow(1)
            stage.script.wait(1)
            stage.tapRow(2)
        },
        ObservationScene(
            "cell-highlight-then-select",
            prints: ["row1.setHighlighted(true)", "lifts", "row1.setSelected(true)", "delegate.didSelectRow*"],
            of: ["row1.setHighlighted(true)", "lifts", "row1.setSelected(true)", "delegate.didSelectRow*"]
        ) { stage in
            stage.addRows()
            stage.script.finger(1).down(at: .point(x: 150, y: 66, in: "list"))
            stage.script.wait(0.5)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        ObservationScene("table-select-by-code-doc", prints: [], of: ["delegate.*electRow(*)"]) { stage in
            let table = stage.addRows()
            stage.script.wait(0.5)
            stage.script.perform {
                table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
                table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
            }
        },
        ObservationScene(
            "collection-sequence-header", differs: Self.headerHasTheHighlightLast,
            prints: [
                "delegate.shouldHighlightItem*", "delegate.didHighlightItem*", "lifts", "delegate.shouldSelectItem*",
                "delegate.didSelectItem*", "delegate.didUnhighlightItem*",
            ], of: ["lifts", "delegate.*(*)"]
        ) { stage in
            stage.addItems()
            stage.holdItem()
        },
        ObservationScene(
            "collection-sequence-header", differs: Self.headerHasTheHighlightLast,
            prints: [
                .rest, "delegate.shouldHighlightItem*", "delegate.didHighlightItem*", "lifts", "delegate.shouldDeselectItem*",
                "delegate.didDeselectItem*", "delegate.didUnhighlightItem*",
            ], of: ["lifts", "delegate.*(*)"]
        ) { stage in
            stage.addItems().allowsMultipleSelection = true
            stage.holdItem()
            stage.script.wait(1)
            stage.holdItem()
        },
        ObservationScene(
            "collectionview-delegate-order-2014",
            prints: [
                "*shouldHighlightItem*", "*didHighlightItem*", "*didUnhighlightItem*",
                "*shouldSelectItem*", "*didSelectItem*",
            ], of: ["*Item", "*Item(*"]
        ) { stage in
            stage.addItems()
            stage.script.tap(.point(x: 150, y: 66, in: "list"))
        },
        ObservationScene(
            "collectionview-delegate-order-with-previous-selection",
            prints: [
                "*shouldHighlightItem*", "*didHighlightItem*", "*didUnhighlightItem*",
                "*shouldSelectItem*", "*didDeselectItem*", "*didSelectItem*",
            ], of: ["*Item", "*Item(*"]
        ) { stage in
            let collection = stage.addItems()
            stage.script.perform { collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
            stage.script.wait(0.5)
            stage.script.tap(.point(x: 150, y: 66, in: "list"))
        },
        ObservationScene(
            "prepare-for-reuse-clears",
            checks: [
                .holds(
                    "Selection is set off within `prepareForReuse`.",
                    .all([.happens("*.setSelected(false)"), .nested("*.setSelected(false)", in: "*.prepareForReuse")]))
            ]
        ) { stage in
            let listener = RowListener()
            listener.count = 50
            let table = stage.addTable(UITableView(frame: .list, style: .plain), listener)
            table.register(ReusedCell.self, forCellReuseIdentifier: "row")
            listener.makeCell = { [unowned table] in
                table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: $0, section: 0))
            }
            stage.script.perform { table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
            for offset in [400.0, 880] {
                stage.script.wait(0.5)
                stage.script.perform { table.contentOffset = CGPoint(x: 0, y: offset) }
            }
        },
        ObservationScene(
            "collection-no-highlight-doc", prints: ["delegate.shouldHighlightItem*", "lifts"], of: ["lifts", "delegate.*(*)"]
        ) {
            stage in
            stage.addItems(ItemListener(highlights: false))
            stage.holdItem()
        },
        ObservationScene(
            "collection-select-refused",
            prints: [.rest, "no more", "delegate.shouldSelectItem([0, 1])", "selected: the old one"],
            of: ["no more", "delegate.shouldSelectItem(*)", "delegate.did*electItem*", "selected: *"]
        ) { stage in
            let listener = ItemListener()
            let collection = stage.addItems(listener)
            stage.script.tap(.point(x: 150, y: 22, in: "list"))
            stage.script.wait(1)
            stage.script.mark("no more")
            stage.script.perform { listener.selects = false }
            stage.holdItem()
            stage.script.perform {
                let isOld = collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)]
                stage.mark(isOld ? "selected: the old one" : "selected: another or none")
            }
        },
        ObservationScene(
            "collection-highlight-property-doc", prints: ["asked: plain", "told: highlighted"], of: ["asked: *", "told: *"]
        ) { stage in
            let listener = ItemListener()
            listener.tell = { stage.mark($0) }
            stage.addItems(listener)
            stage.holdItem()
        },
        ObservationScene(
            "collection-quick-tap-highlight", prints: ["lifts", "delegate.didHighlightItem*", "delegate.didUnhighlightItem*"],
            of: ["lifts", "delegate.didHighlightItem*", "delegate.didUnhighlightItem*"]
        ) { stage in
            stage.addItems()
            stage.holdItem(0.08)
        },
        ObservationScene(
            "collection-quick-tap-highlight", prints: ["delegate.didHighlightItem*", "lifts", "delegate.didUnhighlightItem*"],
            of: ["lifts", "delegate.didHighlightItem*", "delegate.didUnhighlightItem*"]
        ) { stage in
            stage.addItems().delaysContentTouches = false
            stage.holdItem(0.08)
        },
        ObservationScene(
            "table-drag-highlight", prints: ["row1.setHighlighted(true)", "row1.setHighlighted(false)"],
            of: ["row1.setHighlighted*", "row1.setSelected(true)", "delegate.didSelectRow*"]
        ) { stage in
            stage.addRows(50)
            stage.script.finger(1).down(at: .point(x: 150, y: 66, in: "list"))
            stage.script.wait(0.5)
            stage.script.finger(1).move(to: .point(x: 150, y: 30, in: "list"), over: 0.3)
            stage.script.finger(1).up()
        },
    ]
}

extension Stage {
    /// A table whose cells print their states, and whose delegate is asked and told about selection.
    @discardableResult
    fileprivate func addRows(_ count: Int = 5) -> UITableView {
        let listener = RowListener()
        listener.count = count
        listener.makeCell = { [self] in name(StateCell(style: .default, reuseIdentifier: nil), "row\($0)") }
        return addTable(UITableView(frame: .list, style: .plain), listener)
    }

    fileprivate func tapRow(_ row: Int) { script.tap(.point(x: 150, y: 22 + 44 * Double(row), in: "list")) }

    @discardableResult
    fileprivate func addItems(_ listener: ItemListener = ItemListener()) -> UICollectionView {
        let collection = addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, listener)
        listener.collection = collection
        return collection
    }

    /// A finger on the second item, which says when it lifts.
    fileprivate func holdItem(_ seconds: Double = 0.5) {
        script.finger(1).down(at: .point(x: 150, y: 66, in: "list"))
        script.wait(seconds)
        script.mark("lifts")
        script.finger(1).up()
    }
}

private final class StateCell: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

private final class ReusedCell: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
    override func prepareForReuse() { super.prepareForReuse() }
}

private final class RowListener: UITableViewDataSource, UITableViewDelegate {
    var count = 5
    var makeCell: (Int) -> UITableViewCell = { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell(indexPath.row) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

private final class ItemListener: UICollectionViewDataSource, UICollectionViewDelegate {
    var collection: UICollectionView?
    var tell: (String) -> Void = { _ in }
    var selects = true
    private let highlights: Bool

    init(highlights: Bool = true) { self.highlights = highlights }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        say("asked", indexPath)
        return highlights
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { say("told", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { selects }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    private func say(_ when: String, _ item: IndexPath) {
        let isHighlighted = collection?.cellForItem(at: item)?.isHighlighted == true
        tell("\(when): \(isHighlighted ? "highlighted" : "plain")")
    }
}

import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Rows that are swiped, updates that exclude each other, selection, and content that code moves while it decelerates.
extension ObservationScene {
    static let foundNextLists: [ObservationScene] = [
        ObservationScene("row-actions-nil-still-delete", prints: ["asked for row 1", "deletes row 1"], of: ["asked *", "deletes *"]) {
            stage in
            stage.addTable(UITableView(frame: .list, style: .plain), ActionlessRows { stage.mark($0) })
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 290, y: 66, in: "list"))
            finger.move(to: .point(x: 10, y: 66, in: "list"), over: 0.5)
            stage.script.wait(0.3)
            finger.up()
            stage.script.wait(1)
        },
        ObservationScene(
            "insert-into-unsized-collection-asks-for-all",
            differs: "It is reported as a bug of iOS 9; here no item of a collection view without a size is in sight.",
            prints: ["inserts", "cell 0", "cell 1", "cell 2"], of: ["inserts", "cell *"]
        ) { stage in
            let items = stage.keep(ChosenItems(2) { stage.mark($0) })
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            collection.frame = .zero
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("inserts")
                items.count = 3
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "multiple-selection-deselect-untold-6",
            differs: "It is reported as a bug of iOS 6; both methods are documented for an item that is tapped again.",
            prints: ["again"], of: ["again", "shouldDeselect", "didDeselect"]
        ) { stage in
            let items = stage.keep(ChosenItems(3) { stage.mark($0) })
            stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items).allowsMultipleSelection = true
            stage.script.wait(1)
            stage.script.tap(.point(x: 150, y: 22, in: "list"))
            stage.script.wait(1)
            stage.script.mark("again")
            stage.script.tap(.point(x: 150, y: 22, in: "list"))
            stage.script.wait(1)
        },
        updated("move-and-reload-of-one-row-raises", prints: "list: raise *Attempt to create two animations for cell*") { table in
            table.performBatchUpdates {
                table.moveRow(at: row(2), to: row(0))
                table.reloadRows(at: [row(0)], with: .automatic)
            }
        },
        updated("move-and-reload-of-one-row-raises", prints: "passes") { table in
            table.moveRow(at: row(2), to: row(0))
            table.reloadRows(at: [row(0)], with: .automatic)
        },
        updated("conflicting-operations-raise", to: 4, prints: "list: raise *a delete and a move*") { table in
            table.performBatchUpdates {
                table.moveRow(at: row(2), to: row(0))
                table.deleteRows(at: [row(2)], with: .automatic)
            }
        },
        updated("conflicting-operations-raise", prints: "list: raise *two moves*") { table in
            table.performBatchUpdates {
                table.moveRow(at: row(2), to: row(0))
                table.moveRow(at: row(2), to: row(1))
            }
        },
        updated("conflicting-operations-raise", prints: "list: raise *two moves*") { table in
            table.performBatchUpdates {
                table.moveRow(at: row(2), to: row(0))
                table.moveRow(at: row(3), to: row(0))
            }
        },
        updated("conflicting-operations-raise", to: 6, prints: "list: raise *an insert and a move*") { table in
            table.performBatchUpdates {
                table.moveRow(at: row(2), to: row(0))
                table.insertRows(at: [row(0)], with: .automatic)
            }
        },
        movedInTheGlide("goes on") { scroll, place in scroll.contentOffset = place },
        movedInTheGlide("stops") { scroll, place in scroll.setContentOffset(place, animated: false) },
        movedInTheGlide("goes on", differs: "One report says so, of iOS 6 and 7; here the animated movement takes the place of the glide.")
        {
            scroll, place in scroll.setContentOffset(place, animated: true)
        },
    ]

    private static func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

    /// A table of five rows whose model changes before its rows do.
    private static func updated(
        _ id: String, to count: Int = 5, prints line: TokenPattern, line number: Int = #line,
        _ change: @escaping @Sendable (UITableView) -> Void
    ) -> ObservationScene {
        ObservationScene(
            id, prints: ["updates", .line(line)], of: ["updates", "list: raise *", "passes"], line: number
        ) { stage in
            let rows = stage.keep(CountedRows())
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("updates")
                rows.count = count
                change(table)
            }
            stage.script.mark("passes")
        }
    }

    /// Code moves content that decelerates to a place, and looks whether it is still there later.
    private static func movedInTheGlide(
        _ word: String, differs reason: String? = nil, line: Int = #line,
        _ move: @escaping @Sendable (UIScrollView, CGPoint) -> Void
    ) -> ObservationScene {
        ObservationScene(
            "set-offset-does-not-stop-the-glide", differs: reason, prints: [.line(TokenPattern(word))], of: ["goes on", "stops"], line: line
        ) { stage in
            let scroll = stage.addTall(UIScrollView())
            scroll.contentSize.height = 30000
            let place = CGPoint(x: 0, y: 5000)
            stage.script.drag([.point(x: 150, y: 280, in: "scroll"), .point(x: 150, y: 40, in: "scroll")], duration: 0.1)
            stage.script.wait(0.2)
            stage.script.perform { move(scroll, place) }
            stage.script.wait(5)
            stage.script.perform { stage.mark(abs(scroll.contentOffset.y - place.y) > 1 ? "goes on" : "stops") }
        }
    }
}

/// Rows without actions, which can be deleted.
private final class ActionlessRows: UITableViewDataSource, UITableViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        say("asked for row \(indexPath.row)")
        return nil
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        say("deletes row \(indexPath.row)")
    }
}

/// As many rows as the model has.
private final class CountedRows: UITableViewDataSource, UITableViewDelegate {
    var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Says which cells are requested, and how items are deselected.
private final class ChosenItems: UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    private let say: (String) -> Void

    init(_ count: Int, _ say: @escaping (String) -> Void) { (self.count, self.say) = (count, say) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        say("cell \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        say("shouldDeselect")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { say("didDeselect") }
}

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Change: String, Choice {
    case none = "the same"
    case reconfigured = "the same with “b” reconfigured"
    case reloaded = "the same with “b” reloaded"
    case otherIdentifier = "one with “b2” in the place of “b”"
    case inserted = "one with “z” inserted before “a”"
}
private let change = Variable<Change>("snapshot", "The new snapshot is", clause: "the new snapshot is {value}")

private enum Way: String, Choice {
    case animated = "`apply` with `animatingDifferences: true`"
    case unanimated = "`apply` with `animatingDifferences: false`"
    case reload = "`applySnapshotUsingReloadData`"
}
private let way = Variable<Way>("way", "It is applied by", clause: "it is applied by {value}")
private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 14])

private final class TextRow: UITableViewCell {
    var shown = ""

    override func prepareForReuse() { super.prepareForReuse() }
}

private final class TextItem: UICollectionViewCell {
    var shown = ""

    override func prepareForReuse() { super.prepareForReuse() }
}

/// The texts of the items, and what cells are to do beside showing them.
private final class Texts {
    var ofB = "old"
    var write: (Mark) -> Void = { _ in }
    var name: (UIView) -> Void = { _ in }

    func fill(_ cell: UIView, _ item: String) -> String {
        name(cell)
        write(item.first == "b" ? requestedB : item == "z" ? requestedZ : requestedOthers)
        return item.first == "b" ? ofB : item
    }
}

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

private let requestedB = Mark("the cell of “b” is requested")
private let requestedZ = Mark("the cell of “z” is requested")
private let requestedOthers = Mark("the cell of another item is requested")
private let newText = Mark("“b” shows the new text")
private let oldText = Mark("“b” shows the old text")
private let sameCell = Mark("“b” has the same cell")
private let otherCell = Mark("“b” has another cell")
private let selected = Mark("“b” is selected")
private let notSelected = Mark("“b” is not selected")
private let completed = Mark("the completion runs")

private let compares = Condition(
    "the identifiers are compared", not: "the list is reloaded", way == .animated || way == .unanimated && system == 26)

/// What `apply` of a diffable data source requests and keeps.
let snapshotApplied: Experiment = Experiment(
    id: "SnapshotApplied",
    title: "Diffable data source: `apply`, `reloadItems` and `reconfigureItems`",
    question: """
        A diffable data source shows “a” to “d”; “b” is selected, and its text changes in the model. A new snapshot is applied. For \
        which items is the cell provider called, does “b”, or “b2” in its place, show the new text, and does it stay selected?
        """,
    answer: """
        `apply` compares identifiers alone: for equal ones the cell provider is not called, and “b” keeps its cell and its old text. \
        `reconfigureItems` (iOS 15) has the provider fill the same cell again; `reloadItems` brings another cell. Another identifier is a \
        deletion and an insertion. `applySnapshotUsingReloadData`, and before iOS 15 `apply` without an animation, request all cells in \
        sight. A cell that stays keeps the selection; with another cell, or after a reload, it is lost (assumed).
        """,
    remedy: """
        Take a stable id as the identifier, not the whole value: of a value that is equal by its id, reports of iOS 13 and 14 have the cell \
        provider receive the old one, even after `reloadItems(_:)`. Look the value up in the provider, and name what has changed before \
        you apply: `var snapshot = dataSource.snapshot(); snapshot.reconfigureItems([id]); dataSource.apply(snapshot)`; an id that the \
        snapshot does not have stops the app. The provider has to dequeue with `for: indexPath` and return that cell; for another class \
        of cell call `reloadItems(_:)`. To keep a selection, keep the id and select `dataSource.indexPath(for: id)` again in the \
        completion. A header that shows old data needs `reloadSections(_:)`. If no cell appears at all, keep the data source in a \
        property: the list holds it weakly. Since iOS 15 the snapshot of an `NSFetchedResultsController` reloads changed objects itself. \
        Before iOS 15 keep cells without an animation by `apply` with `animatingDifferences: true` inside `UIView.performWithoutAnimation`.
        """,
    symptoms: [
        "diffable data source does not update the cell when the model changes",
        "cellProvider not called after apply snapshot",
        "reloadItems vs reconfigureItems",
        "apply snapshot deselects the selected row",
        "diffable data source reloads all cells with animatingDifferences false",
        "whole list fades at every apply",
        "prepareForReuse and reconfigureItems",
        "selection lost after applying a snapshot",
        "reloadItems called but the cell shows the old value",
    ],
    variables: [list, change, way, system],
    excluding: Exclusion(
        system == 14 && (change == .reconfigured || way == .reload), because: "The method is there since iOS 15."),
    stage: { stage in
        stage.systemVersion = stage[system]
        let texts = Texts()
        var known: [UIView] = []
        texts.name = { cell in
            guard !known.contains(where: { $0 === cell }) else { return }
            known.append(cell)
            stage.name(cell, "cell_\(known.count)")
        }
        let apply: (Snapshot, Way, @escaping () -> Void) -> Void
        let select: () -> Void
        let path: () -> IndexPath?
        let isSelected: (IndexPath) -> Bool
        let cell: (IndexPath) -> UIView?
        let current: () -> Snapshot
        if stage[list] == .table {
            let table = stage.add(UITableView(frame: .list, style: .plain), "list", at: CGRect.list)
            table.rowHeight = 44
            table.register(TextRow.self, forCellReuseIdentifier: "row")
            let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, item in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                (cell as? TextRow)?.shown = texts.fill(cell, item)
                return cell
            }
            apply = { snapshot, way, completion in
                switch way {
                case .animated: source.apply(snapshot, completion: completion)
                case .unanimated: source.apply(snapshot, animatingDifferences: false, completion: completion)
                case .reload: source.applySnapshotUsingReloadData(snapshot, completion: completion)
                }
            }
            select = { table.selectRow(at: source.indexPath(for: "b"), animated: false, scrollPosition: .none) }
            path = { source.indexPath(for: "b") ?? source.indexPath(for: "b2") }
            isSelected = { table.indexPathForSelectedRow == $0 }
            cell = { table.cellForRow(at: $0) }
            current = { source.snapshot() }
        } else {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: CGRect.list.width, height: 44)
            layout.minimumLineSpacing = 0
            let collection = stage.add(UICollectionView(frame: .list, collectionViewLayout: layout), "list", at: CGRect.list)
            collection.register(TextItem.self, forCellWithReuseIdentifier: "item")
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, indexPath, item in
                let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                (cell as? TextItem)?.shown = texts.fill(cell, item)
                return cell
            }
            apply = { snapshot, way, completion in
                switch way {
                case .animated: source.apply(snapshot, completion: completion)
                case .unanimated: source.apply(snapshot, animatingDifferences: false, completion: completion)
                case .reload: source.applySnapshotUsingReloadData(snapshot, completion: completion)
                }
            }
            select = { collection.selectItem(at: source.indexPath(for: "b"), animated: false, scrollPosition: []) }
            path = { source.indexPath(for: "b") ?? source.indexPath(for: "b2") }
            isSelected = { collection.indexPathsForSelectedItems?.contains($0) == true }
            cell = { collection.cellForItem(at: $0) }
            current = { source.snapshot() }
        }
        var first = Snapshot()
        first.appendSections([0])
        first.appendItems(["a", "b", "c", "d"])
        apply(first, .animated, {})
        let (choice, method, isNew) = (stage[change], stage[way], stage[system] == 26)
        var before: UIView?
        stage.script.wait(0.1)
        stage.script.perform {
            select()
            before = path().flatMap(cell)
            texts.ofB = "new"
            texts.write = { stage.mark($0) }
        }
        stage.script.wait(0.5)
        stage.script.perform {
            var snapshot = current()
            switch choice {
            case .none: break
            case .reconfigured: snapshot.reconfigureItems(["b"])
            case .reloaded: snapshot.reloadItems(["b"])
            case .otherIdentifier:
                snapshot.insertItems(["b2"], afterItem: "b")
                snapshot.deleteItems(["b"])
            case .inserted: snapshot.insertItems(["z"], beforeItem: "a")
            }
            apply(snapshot, method) { stage.mark(completed) }
        }
        stage.script.wait(0.5)
        stage.script.perform {
            guard let path = path(), let after = cell(path) else { return }
            let text = (after as? TextRow)?.shown ?? (after as? TextItem)?.shown
            stage.mark(text == "new" ? newText : oldText)
            // A reload hands the cells that were there to any items.
            if method == .animated || method == .unanimated && isNew { stage.mark(after === before ? sameCell : otherCell) }
            stage.mark(isSelected(path) ? selected : notSelected)
        }
    },
    outcomes: {
        Outcome("the cell provider", otherwise: "is not called") {
            Outcome.State("is called for all items in sight", requestedOthers.written)
            Outcome.State("is called for “b” alone", requestedB.written)
            Outcome.State("is called for “z” alone", requestedZ.written)
        }
        Outcome("“b” shows its new text", not: "“b” shows its old text", newText.written)
        Outcome("“b”", otherwise: "has any of the reused cells") {
            Outcome.State("keeps its cell", sameCell.written)
            Outcome.State("has another cell", otherCell.written)
        }
        Outcome("“b” stays selected", not: "“b” is no longer selected", selected.written)
    },
    claims: {
        Claim(
            "Equal identifiers: the cell provider is not called, and the old text stays.",
            when: compares && change == .none,
            explanation: "Apple documents that identifiers are compared.", rules: [.snapshots]
        ) {
            requestedB.written.never
            requestedOthers.written.never
            oldText.written.happens
        }
        Claim(
            "`reconfigureItems` has the cell provider fill the same cell, without `prepareForReuse`.",
            when: compares && change == .reconfigured,
            explanation: "Apple documents that the existing cell stays.", rules: [.reconfiguring, .snapshots]
        ) {
            only(among: "the cell of*") { requestedB.written }
            newText.written.happens
            sameCell.written.happens
            anyone.call("prepareForReuse*").never
        }
        Claim(
            "`reloadItems` requests another cell for “b”.",
            when: compares && change == .reloaded,
            explanation: "Apple documents a new cell in place of the existing one.", rules: [.snapshots]
        ) {
            only(among: "the cell of*") { requestedB.written }
            newText.written.happens
            otherCell.written.happens
        }
        Claim(
            "Another identifier is a deletion and an insertion: the new item is requested, and is not selected.",
            when: compares && change == .otherIdentifier,
            explanation: "It follows from the comparison of identifiers.", rules: [.snapshots]
        ) {
            only(among: "the cell of*") { requestedB.written }
            notSelected.written.happens
        }
        Claim(
            "An insertion requests the inserted item alone; “b” moves with its cell.",
            when: compares && change == .inserted,
            explanation: "It follows from the comparison of identifiers.", rules: [.snapshots]
        ) {
            only(among: "the cell of*") { requestedZ.written }
            sameCell.written.happens
        }
        Claim(
            "An item whose cell stays stays selected.", when: compares && change.isOneOf(.none, .reconfigured, .inserted),
            selected.written.happens,
            explanation: "One project reports it of `reconfigureItems`; for the others it is assumed.", rules: [.snapshots], grade: .assumed
        )
        Claim(
            "A reloaded item is no longer selected.", when: compares && change == .reloaded, notSelected.written.happens,
            explanation: "For a reloaded row a report shows it; for a collection view it is assumed.", rules: [.snapshots], grade: .assumed)
        Claim(
            "`applySnapshotUsingReloadData` requests all cells in sight, and no item stays selected.", when: way == .reload,
            explanation: "The selection is lost as after `reloadData`, which is assumed.", grade: .assumed
        ) {
            requestedOthers.written.happens
            requestedB.written.happens
            notSelected.written.happens
        }
        Claim(
            "Before iOS 15, `apply` without an animation requests all cells in sight.", when: way == .unanimated && system == 14,
            explanation: "Apple said so at WWDC 2021.", rules: [.unanimatedSnapshots]
        ) {
            requestedOthers.written.happens
            requestedB.written.happens
        }
        Claim("The completion runs in every case.", completed.written.happens)
    })

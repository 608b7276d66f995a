import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case withinItsSection = "to the last row of its section"
    case toTheOther = "to the second row of the other section"
}
private let way = Variable<Way>("way", "The finger drags the second row")

private enum MayMove: String, Choice {
    case all = "returns `true` for all rows"
    case notTheOthers = "returns `false` for the rows of the other section"
    case notThisRow = "returns `false` for the dragged row"
}
private let mayMove = Variable<MayMove>("canMoveRowAt", "`canMoveRowAt`")

private enum Target: String, Choice {
    case none = "is not implemented"
    case proposed = "returns the proposed place"
    case source = "returns the row's old place if the section differs"
    case nearest = "returns the last place of the row's section if the section differs"
}
private let target = Variable<Target>("target", "`targetIndexPathForMoveFromRowAt`")

/// Two sections of three rows; the model follows a move.
private final class MovedRows: UITableViewDataSource {
    var mayMove = MayMove.all
    var say: (String) -> Void = { _ in }
    private var counts = [3, 3]

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = true
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        switch mayMove {
        case .all: true
        case .notTheOthers: indexPath.section == 0
        case .notThisRow: indexPath != IndexPath(row: 1, section: 0)
        }
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        counts[sourceIndexPath.section] -= 1
        counts[destinationIndexPath.section] += 1
        say("the model has \(counts[0]) and \(counts[1]) rows")
    }
}

/// Decides where a row may go.
private final class Places: UITableViewDelegate {
    var target = Target.proposed

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        if sourceIndexPath.section == proposedDestinationIndexPath.section { return proposedDestinationIndexPath }
        switch target {
        case .none, .proposed: return proposedDestinationIndexPath
        case .source: return sourceIndexPath
        case .nearest: return IndexPath(row: 2, section: sourceIndexPath.section)
        }
    }
}

private let list = Named<UITableView>("list")
private let source = Named<MovedRows>("source")
private let delegate = Named<Places>("delegate")

private let picksUp = Condition(
    "the row can be picked up", not: "the row has no control to drag", mayMove != .notThisRow)
private let goesFree = Condition(
    "no answer keeps the row in its section", not: "an answer keeps the row in its section", target.isOneOf(.none, .proposed))

/// Where a row that a finger moves can go.
let rowsMovedToOtherSections: Experiment = Experiment(
    id: "RowsMovedToOtherSections",
    title: "Keep a reordered row in its section",
    question: """
        A table in editing mode has two sections of three rows. A finger drags the second row by its control, within the section \
        or into the other one. `canMoveRowAt` returns `true` for all rows, or `false` for the rows of the other section, or \
        `false` for the dragged row. Which places does `targetIndexPathForMoveFromRowAt` receive, and where does the row go?
        """,
    answer: """
        `canMoveRowAt` says only which rows have a control, and so which can be picked up; it keeps no row out of a section. While the row \
        is dragged, `targetIndexPathForMoveFromRowAt` receives each place that it comes to, and its answer is where the row goes. Without \
        the method the row goes wherever it is dropped. `moveRowAt` is called once, at the lift, with that place; that it is not called for a row \
        that ends where it was is assumed.
        """,
    remedy: """
        Implement `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` in the delegate: return \
        `proposedDestinationIndexPath` if its section is that of `sourceIndexPath`, else the last row of the old section if the \
        proposed section is a later one, and row 0 of the old section if it is an earlier one. To keep a last row fixed, return \
        the place before this row. `canMoveRowAt` and `moveRowAt` are of the data source; without `moveRowAt` no row has a \
        control. In `moveRowAt` change the model, and nothing else: do not reload. For collection views it is \
        `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, and since iOS 15 \
        `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)` in its \
        place.
        """,
    symptoms: [
        "reorder rows only within the same section",
        "prevent moving a row to another section of a UITableView",
        "canMoveRowAt returns false but rows can still be dropped there",
        "keep a fixed last row when reordering",
        "targetIndexPathForMoveFromRowAt not called",
        "app crashes when a row is moved to another section",
        "moveRowAt is not called when a row is dropped",
    ],
    variables: [way, target, mayMove],
    stage: { stage in
        let rows = stage.name(MovedRows(), source)
        rows.mayMove = stage[mayMove]
        rows.say = { stage.mark($0) }
        let table = stage.add(UITableView(frame: .list, style: .plain), list, at: .list)
        table.dataSource = rows
        if stage[target] != .none {
            let places = stage.name(Places(), delegate)
            places.target = stage[target]
            table.delegate = places
        }
        stage.script.wait(0.1)
        stage.script.perform { table.setEditing(true, animated: false) }
        stage.script.wait(0.1)
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: 280, y: 66, in: list))
        stage.script.wait(0.3)
        hand.move(to: .point(x: 280, y: stage[way] == .toTheOther ? 198 : 110, in: list), over: 0.6)
        stage.script.wait(0.2)
        hand.up()
        stage.script.wait(0.3)
    },
    outcomes: {
        Outcome("the row ends", otherwise: "where it was") {
            Outcome.State("in the other section", TokenPattern("the model has 2 and 4 rows"))
            Outcome.State("at another place of its section", source.moveRow)
        }
    },
    claims: {
        Claim(
            "A row for which `canMoveRowAt` returns `false` cannot be dragged.", when: !picksUp,
            explanation: "Documented: such a row has no control.", rules: [.rowMove]
        ) {
            source.moveRow.never
            delegate.targetForMove.never
        }
        Claim(
            "`canMoveRowAt` does not keep a row out of the other section.", when: way == .toTheOther && picksUp && goesFree,
            explanation: "Six reports are about it; Apple documents the method for the control of a row.",
            grade: .assumed
        ) {
            source.moveRow("[1, 1]").times(1)
            TokenPattern("the model has 2 and 4 rows")
        }
        Claim(
            "If `targetIndexPathForMoveFromRowAt` returns the old place, the row does not go to the other section.",
            when: way == .toTheOther && picksUp && target == .source, TokenPattern("the model has 2 and 4 rows").never,
            explanation: "Documented.",
            unnoticed: "Without the rule no row moves at all: the claim says what does not happen.")
        Claim(
            "If `targetIndexPathForMoveFromRowAt` returns the last place of the row's section, the row goes there.",
            when: way == .toTheOther && picksUp && target == .nearest, source.moveRow("[0, 2]").times(1), explanation: "Documented.",
            rules: [.rowMove])
        Claim(
            "The delegate receives the places on the way, then the data source `moveRowAt`, once.",
            when: way == .toTheOther && picksUp && target == .proposed, explanation: "Documented.", rules: [.rowMove]
        ) {
            delegate.targetForMove("[0, 2]")
            delegate.targetForMove("[1, 0]")
            delegate.targetForMove("[1, 1]")
            source.moveRow("[1, 1]")
        }
        Claim(
            "Within its section the row moves, whatever the delegate says of others.", when: way == .withinItsSection && picksUp,
            source.moveRow("[0, 2]").times(1))
    })

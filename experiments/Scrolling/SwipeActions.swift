import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case short = "a little"
    case half = "until the actions are open"
    case full = "across the whole row"
}
private let way = Variable<Way>("way", "The finger swipes row 1")

private enum Rows: String, Choice {
    case haveActions = "have two trailing actions"
    case haveActionsWithoutFullSwipe = "have two trailing actions with `performsFirstActionWithFullSwipe` off"
    case mayNotBeEdited = "may not be edited: `canEditRowAt` returns `false`"
    case areDeleted = "have no actions but a data source that deletes"
}
private let rows = Variable<Rows>("rows", "The rows")

private enum Then: String, Choice {
    case nothing = "waits"
    case another = "taps row 3"
    case action = "taps the first action"
}
private let then = Variable<Then>("then", "A second later the finger")

/// Rows with actions that their delegate gives.
private final class SwipedRows: UITableViewDataSource, UITableViewDelegate {
    var kind = Rows.haveActions
    var actions: [UIContextualAction] = []
    private var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { kind != .mayNotBeEdited }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if kind == .areDeleted { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = kind != .haveActionsWithoutFullSwipe
        return configuration
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private let delegate = Named<SwipedRows>("delegate")
private let archives = Mark("the row is archived")

private let swipes = Condition("the row can be swiped", not: "the row cannot be swiped", rows != .mayNotBeEdited)
private let opens = Condition(
    "the row stays open", not: "the row closes or stays closed",
    way == .half && swipes || way == .full && rows == .haveActionsWithoutFullSwipe)

/// The calls around a row that is swiped.
let swipeActions: Experiment = Experiment(
    id: "SwipeActions",
    title: "Swipe actions of a row: which calls, and when",
    question: """
        A finger swipes a row of a table to the left, by different distances, and lifts after a rest. Then it taps another row, or an \
        action, or does nothing. Which methods of data source and delegate are called, in which order, and does a tap still select?
        """,
    answer: """
        When the swipe begins, `canEditRowAt` is asked, then `trailingSwipeActionsConfigurationForRowAt`; if there are actions, \
        `willBeginEditingRowAt` follows, and `isEditing` of the table is true until `didEndEditingRowAt`. After a short swipe the row \
        closes at the lift; a full swipe performs the first action; else the row stays open, and the next tap elsewhere only closes it: \
        no row is selected. The order of the questions is assumed.
        """,
    remedy: """
        If the actions do not appear, return `true` from `tableView(_:canEditRowAt:)`: a data source of one's own, or a diffable one, \
        may return `false`. Switch `performsFirstActionWithFullSwipe` off where a full swipe must not act. Call the completion of the \
        handler, else the row stays open. Do not wait for `didEndEditingRowAt` with a path: it is nil if the row is gone. To switch swiping off, return `false` from `canEditRowAt`: with `commit` every row can be deleted, nil in place of a configuration stands for Delete, and given actions appear even for the style `.none`, as a radar has it. For a row that should offer no action return a `UISwipeActionsConfiguration(actions: [])`, not nil.
        """,
    symptoms: [
        "trailingSwipeActionsConfigurationForRowAt is not called",
        "swipe actions do not appear, canEditRowAt",
        "willBeginEditingRowAt and didEndEditingRowAt order",
        "didSelectRowAt is not called after a swipe, the first tap is lost",
        "full swipe performs the first action, how to disable",
        "swipe to delete: when is commit editingStyle called",
        "tableView.isEditing is true while a row is swiped",
        "turn off swipe to delete",
    ],
    variables: [rows, way, then],
    excluding: Exclusion(
        then == .action && way != .half || then == .another && way == .full && rows != .haveActionsWithoutFullSwipe,
        because: "There is no action to tap, or the row is closed."),
    stage: { stage in
        let source = stage.name(SwipedRows(), delegate)
        source.kind = stage[rows]
        source.actions = [
            UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                stage.mark(archives)
                done(true)
            }, UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
        ]
        stage.addTable(UITableView(frame: .list, style: .plain), source)
    },
    script: { stage in
        let distance = stage[way] == .short ? 30.0 : stage[way] == .half ? 130 : 250
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 280, y: 66, in: "list"))
        finger.move(to: .point(x: 280 - distance, y: 66, in: "list"), over: 0.5)
        stage.script.wait(0.3)
        finger.up()
        stage.script.wait(1)
        switch stage[then] {
        case .nothing: break
        case .another: stage.script.tap(.point(x: 100, y: 154, in: "list"))
        case .action: stage.script.tap(.point(x: 280, y: 66, in: "list"))
        }
    },
    outcomes: {
        Outcome("the row", otherwise: "is not swiped") {
            Outcome.State("is deleted", delegate.commitEditing)
            Outcome.State("performs its first action", archives.written)
            Outcome.State("is swiped, and does nothing", delegate.willBeginEditingRow)
        }
        Outcome("the row has closed", not: "the row is open, or was never swiped", delegate.didEndEditingRow)
        Outcome("a row is selected", not: "no row is selected", delegate.didSelectRow)
    },
    claims: {
        Claim(
            "When the swipe begins, the data source is asked, then the delegate for actions; then editing of the row begins.",
            when: swipes,
            explanation: "Apple documents the calls; their order is assumed.", rules: [.rowSwipe, .rowSwipeEnds]
        ) {
            delegate.canEditRow("[0, 1]")
            delegate.trailingSwipeActions("[0, 1]")
            delegate.willBeginEditingRow("[0, 1]")
        }
        Claim(
            "If `canEditRowAt` returns `false`, the delegate is not asked for actions.", when: rows == .mayNotBeEdited,
            explanation: "Two projects found their swipe actions missing for this reason.", rules: [.rowSwipe]
        ) {
            delegate.canEditRow.happens
            delegate.trailingSwipeActions.never
            delegate.willBeginEditingRow.never
        }
        Claim(
            "After a short swipe the row closes at the lift.", when: swipes && way == .short,
            explanation: "The swipe uncovers less than half of the actions.", rules: [.rowSwipeEnds]
        ) {
            delegate.willBeginEditingRow
            delegate.didEndEditingRow("[0, 1]")
        }
        Claim(
            "A full swipe performs the first action, then the row closes.",
            when: way == .full && rows == .haveActions,
            explanation: "`performsFirstActionWithFullSwipe` is true unless code changes it.", rules: [.fullSwipe]
        ) {
            archives.written
            delegate.didEndEditingRow("[0, 1]")
        }
        Claim(
            "A tap elsewhere closes the open row, and selects nothing.", when: opens && then == .another,
            explanation: "One report has it; once the row is closed, taps select again.", rules: [.openRowTakesTouch]
        ) {
            delegate.didEndEditingRow("[0, 1]")
            delegate.didSelectRow.never
        }
        Claim(
            "A tap on another row selects it if no row is open.", when: then == .another && !opens, delegate.didSelectRow("[0, 3]").happens)
        Claim(
            "Where the delegate has no actions, the data source deletes the row, after which the row has no index path.",
            when: rows == .areDeleted && (way == .full || then == .action),
            explanation: "A nil configuration stands for the default action.", rules: [.fullSwipe]
        ) {
            delegate.commitEditing("[0, 1]")
            delegate.didEndEditingRow("nil")
        }
    })

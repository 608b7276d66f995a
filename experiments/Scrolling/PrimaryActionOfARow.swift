import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let several = Variable<Bool>("several", "`allowsMultipleSelection`")

private enum Before: String, Choice {
    case nothing = "no row is selected"
    case same = "the tapped row is selected already"
    case other = "another row is selected"
}
private let before = Variable<Before>("before", "Before the tap")
private enum Answers: String, Choice {
    case all = "allows everything"
    case noAction = "returns false from `canPerformPrimaryAction`"
    case noSelection = "refuses the selection"
}
private let answers = Variable<Answers>("answers", "The delegate")

/// Five rows or items, with all methods about selection and the primary action.
private final class ActingRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var answers = Answers.all

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        answers == .noSelection ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { answers != .noAction }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { answers != .noSelection }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        answers != .noAction
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}

private let listView = Named<UIView>("list")
private let delegate = Named<ActingRows>("delegate")

private let extends = Condition(
    "the tap adds to a selection or takes away from it", not: "the tap leaves a single row selected",
    several.isOn && before != .nothing)

/// The primary action of a row beside its selection.
let primaryActionOfARow: Experiment = Experiment(
    id: "PrimaryActionOfARow",
    title: "`performPrimaryActionForRowAt` against `didSelectRowAt`",
    question: """
        The delegate of a table or a collection view has `didSelect…` and, since iOS 16, `canPerformPrimaryAction…` and \
        `performPrimaryAction…`. A finger taps a row. Which are called, in which order, and which for a row that is selected already?
        """,
    answer: """
        First `didSelect…`, then `canPerformPrimaryAction…` and `performPrimaryAction…`, also if the row was selected already; if \
        the delegate refuses the selection, only the last two. A tap that extends a selection, or takes a row out of it, performs no \
        primary action, nor does a tap for which `canPerformPrimaryAction…` returns false. Without `canPerformPrimaryAction…` the \
        action is performed unless the list is in editing mode. Before iOS 16 `didSelect…` comes alone.
        """,
    remedy: """
        Open the next screen, or show another column of a split view, in `performPrimaryAction…`, and use `didSelect…` only to \
        update what follows the selection, as the content of that column: with a keyboard (`selectionFollowsFocus`) the selection \
        moves without a primary action. An app that also runs on iOS 15 navigates in `didSelect…` under `if #unavailable(iOS 16)`; \
        navigation in both methods pushes twice for one tap.
        """,
    symptoms: [
        "performPrimaryActionForRowAt vs didSelectRowAt",
        "performPrimaryActionForItemAt not called",
        "difference between primary action and selection in UICollectionView",
        "selection follows focus pushes the detail while arrow keys move",
        "canPerformPrimaryActionForRowAt editing mode",
        "tap on an already selected row should open it again",
    ],
    observations: ["row-primary-action-order", "item-primary-action-order"],
    variables: [list, several, before, answers],
    stage: { stage in
        let rows = ActingRows()
        rows.answers = stage[answers]
        let (choice, selectsSeveral) = (stage[before], stage[several])
        let select: (Int) -> Void
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.allowsMultipleSelection = selectsSeveral
            select = { table.selectRow(at: IndexPath(row: $0, section: 0), animated: false, scrollPosition: .none) }
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            collection.allowsMultipleSelection = selectsSeveral
            select = { collection.selectItem(at: IndexPath(item: $0, section: 0), animated: false, scrollPosition: []) }
        }
        stage.script.wait(0.1)
        stage.script.perform {
            switch choice {
            case .nothing: break
            case .same: select(0)
            case .other: select(2)
            }
        }
        stage.script.tap(.point(x: 150, y: 22, in: listView))
    },
    outcomes: {
        Outcome("the primary action is performed", not: "no primary action is performed", delegate.call("performPrimaryAction*"))
    },
    claims: {
        Claim(
            "A tap that leaves a single row selected calls `didSelect…`, then `canPerformPrimaryAction…` and `performPrimaryAction…`.",
            when: !extends && answers == .all,
            explanation: "Apple documents that the selection comes first, whether or not it changes.", rules: [.primaryAction]
        ) {
            delegate.call("didSelect*")
            delegate.call("canPerformPrimaryAction*")
            delegate.call("performPrimaryAction*")
        }
        Claim(
            "If `canPerformPrimaryAction…` returns false, no primary action is performed, and the row is selected all the same.",
            when: !extends && answers == .noAction, rules: [.primaryAction]
        ) {
            delegate.call("didSelect*").happens
            delegate.call("performPrimaryAction*").never
        }
        Claim(
            "If the delegate refuses the selection, the primary action is performed all the same.",
            when: !extends && answers == .noSelection,
            explanation: "Apple's comment at the method says so: whether or not the selection was allowed to change.",
            rules: [.primaryAction]
        ) {
            delegate.call("didSelect*").never
            delegate.call("performPrimaryAction*").happens
        }
        Claim(
            "A tap that extends a selection or takes a row out of it performs no primary action.", when: extends,
            delegate.call("performPrimaryAction*").never,
            explanation: "Apple documents a primary action for a single row that extends no selection.", grade: .documented)
    })

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let hold = Variable<Double>("hold", "Seconds for which the finger stays down", [0.08, 0.3])

extension Experiment {
    /// In `touchesEnded`, or after it.
    static let whenListsSelect = Experiment(
        id: "WhenListsSelect",
        title: "When a table and when a collection view selects",
        question:
            "A finger taps a row of a table, or an item of a collection view, quickly or slowly. Is the delegate told inside `touchesEnded`, inside `sendEvent`, or after both?",
        answer:
            "A collection view selects inside `touchesEnded`. A table selects after `sendEvent` has returned, in the same pass of the run loop, once the commit is done.",
        observations: ["stack-tableview-didselect-after-commit", "stack-delayed-collectionview-didselect"],
        variables: [list, hold],
        stage: { stage in
            let window = stage.show(LoggedWindow(frame: Stage.bounds), "app_window")
            let view: UIView =
                stage[list] == .table
                ? stage.addTable(ProbeTable(frame: .list, style: .plain), RowsDelegate())
                : stage.addCollection({ ProbeCollection(frame: $0, collectionViewLayout: $1) }, ItemsDelegate())
            window.addSubview(view)
            stage.script.press(.point(x: 150, y: 20, in: "list"), for: stage[hold])
        },
        claims: [
            Claim(
                "A collection view selects inside `touchesEnded`.",
                when: list == .collectionView,
                .nested("delegate.didSelectItem*", in: "list.touchesEnded"),
                explanation: "Stacks in crash reports show it.", rules: [.itemSelection, .selectAfterCommit]),
            Claim(
                "A table selects inside no other call, in the moment of the lift.",
                when: list == .table,
                .all([
                    .order(["list.touchesEnded", "delegate.didSelectRow*"]), .decided("*: observe afterCommit"),
                    .outermost("delegate.didSelectRow*"),
                    .interval(from: "list.touchesEnded", to: "delegate.didSelectRow*", milliseconds: 0...0),
                ]),
                explanation: "Stacks of iOS 8 to 15 show the observer that runs after the commit.", rules: [.selectAfterCommit]),
            Claim(
                "A quick tap gives the list both of its calls with the lift.", when: hold == 0.08,
                .interval(from: "list.touchesBegan", to: "list.touchesEnded", milliseconds: 0...0),
                explanation: "The touch was held back.", rules: [.contentTouchDelay]),
            Claim(
                "Held longer, the list gets the touch from the run loop, outside of `sendEvent`.",
                when: hold == 0.3,
                .outermost("list.touchesBegan"),
                explanation: "The end of the delay is a timer's.", rules: [.contentTouchDelay, .actionsInsideSendEvent]),
        ])
}

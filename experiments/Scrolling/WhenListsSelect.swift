import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let hold = Variable<Double>(
    "hold", "Seconds for which the finger stays down", clause: "the finger stays down for {value} s", [0.08, 0.3])

extension Experiment {
    /// In `touchesEnded`, or after it.
    static let whenListsSelect: Experiment = Experiment(
        id: "WhenListsSelect",
        title: "Is `didSelectRowAt` called inside `touchesEnded`?",
        question:
            "A finger taps a row of a table, or an item of a collection view, quickly or slowly. Is the delegate called inside `touchesEnded`, inside `sendEvent`, or after both?",
        answer:
            "A collection view calls `didSelectItemAt` inside `touchesEnded`. A table calls `didSelectRowAt` after `sendEvent` has returned, in the same pass of the run loop, once the commit is done.",
        symptoms: [
            "is didSelectRowAt called synchronously from touchesEnded",
            "didSelectItemAt called before touchesEnded returns",
            "call stack of didSelectRowAt shows a run loop observer after the CA commit",
            "timing of selection in table view vs collection view",
        ],
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
                explanation: "Call stacks in crash reports show it.", rules: [.itemSelection, .selectAfterCommit]),
            Claim(
                "A table selects outside of any other call, at the time of touch up.",
                when: list == .table,
                .all([
                    .order(["list.touchesEnded", "delegate.didSelectRow*"]), .decided("*: observe afterCommit"),
                    .outermost("delegate.didSelectRow*"),
                    .interval(from: "list.touchesEnded", to: "delegate.didSelectRow*", milliseconds: 0...0),
                ]),
                explanation: "Call stacks of iOS 8 to 15 show the observer that runs after the commit.", rules: [.selectAfterCommit]),
            Claim(
                "After a quick tap, the list receives `touchesBegan` and `touchesEnded` together, at touch up.", when: hold == 0.08,
                .interval(from: "list.touchesBegan", to: "list.touchesEnded", milliseconds: 0...0),
                explanation: "The touch was held back.", rules: [.contentTouchDelay]),
            Claim(
                "If the finger stays down for longer, the list receives the touch from the run loop, outside of `sendEvent`.",
                when: hold == 0.3,
                .outermost("list.touchesBegan"),
                explanation: "A timer ends the delay.", rules: [.contentTouchDelay, .actionsInsideSendEvent]),
        ])
}

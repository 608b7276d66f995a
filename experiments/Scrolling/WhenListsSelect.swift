import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let hold = Variable<Double>(
    "hold", "Seconds for which the finger stays down", clause: "the finger stays down for {value} s", [0.08, 0.3])

private let listView = Named<UIView>("list")
private let appWindow = Named<LoggedWindow>("app_window")
private let delegate = Named<UIScrollViewDelegate>("delegate")

/// In `touchesEnded`, or after it.
let whenListsSelect: Experiment = Experiment(
    id: "WhenListsSelect",
    title: "Is `didSelectRowAt` called inside `touchesEnded`?",
    question:
        "A finger taps a row of a table, or an item of a collection view, quickly or slowly. Is the delegate called inside `touchesEnded`, inside `sendEvent`, or after both?",
    answer:
        "A table does not call `didSelectRowAt` inside `touchesEnded`, but after `sendEvent` has returned, in the same pass of the run loop, once the commit of Core Animation is done. A collection view calls `didSelectItemAt` inside its `touchesEnded`. Call stacks show both, those of the table from iOS 8 to 15, that of the collection view on iOS 10. A quick and a slow tap differ only in the time of `touchesBegan`.",
    remedy:
        "Do not read the selection in `touchesEnded` of a cell: a table has not selected the row yet. Put what follows a selection into `didSelect…`; if it must wait for a layout, call `layoutIfNeeded()` there.",
    symptoms: [
        "is didSelectRowAt called synchronously from touchesEnded",
        "didSelectItemAt called before touchesEnded returns",
        "call stack of didSelectRowAt shows a run loop observer after the CA commit",
        "timing of selection in table view vs collection view",
    ],
    observations: ["stack-tableview-didselect-after-commit", "stack-delayed-collectionview-didselect"],
    variables: [list, hold],
    stage: { stage in
        let window = stage.show(LoggedWindow(frame: Stage.bounds), appWindow)
        let view: UIView =
            stage[list] == .table
            ? stage.addTable(ProbeTable(frame: .list, style: .plain), RowsDelegate())
            : stage.addCollection({ ProbeCollection(frame: $0, collectionViewLayout: $1) }, ItemsDelegate())
        window.addSubview(view)
        stage.script.press(.point(x: 150, y: 20, in: listView), for: stage[hold])
    },
    outcomes: {
        Outcome(
            "the delegate is called inside `touchesEnded`", not: "the delegate is called after `sendEvent`",
            delegate.call("didSelect*").inside(listView.touchesEnded))
        Outcome(
            "`touchesBegan` comes only when the finger lifts", not: "`touchesBegan` comes before the finger lifts",
            listView.touchesEnded.comes(0...0, after: listView.touchesBegan))
    },
    claims: {
        Claim(
            "A collection view selects inside `touchesEnded`.",
            when: list == .collectionView, delegate.call("didSelectItem*").inside(listView.touchesEnded),
            explanation: "Call stacks in crash reports show it.", rules: [.itemSelection, .selectAfterCommit])
        Claim(
            "A table selects outside of any other call, at the time of touch up.",
            when: list == .table,
            explanation: "Call stacks of iOS 8 to 15 show the observer that runs after the commit.", rules: [.selectAfterCommit]
        ) {
            listView.touchesEnded
            delegate.call("didSelectRow*")
            decided("*: observe afterCommit")
            delegate.call("didSelectRow*").outermost
            delegate.call("didSelectRow*").comes(0...0, after: listView.touchesEnded)
        }
        Claim(
            "After a quick tap, the list receives `touchesBegan` and `touchesEnded` together, at touch up.", when: hold == 0.08,
            listView.touchesEnded.comes(0...0, after: listView.touchesBegan),
            explanation: "The touch was held back.", rules: [.contentTouchDelay])
        Claim(
            "If the finger stays down for longer, the list receives the touch from the run loop, outside of `sendEvent`.",
            when: hold == 0.3, listView.touchesBegan.outermost,
            explanation: "A timer ends the delay.", rules: [.contentTouchDelay, .actionsInsideSendEvent])
    })

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
                explanation: "Stacks in crash reports show it (SC.13, SC.4)."),
            Claim(
                "A table selects inside no other call, in the moment of the lift.",
                when: list == .table,
                .all([
                    .order(["list.touchesEnded", "delegate.didSelectRow*"]), .decided("*: observe afterCommit"),
                    .holds("outside of `sendEvent`, without delay") { trace in
                        let selected = trace.ordering.first { $0.call == "didSelectRow" }
                        return selected?.depth == 0 && selected?.time == trace.ordering.first { $0.call == "touchesEnded" }?.time
                    },
                ]),
                explanation: "Stacks of iOS 8 to 15 show the observer that runs after the commit (SC.4)."),
            Claim(
                "A quick tap gives the list both of its calls with the lift.", when: hold == 0.08,
                .holds("began and ended in one moment") { trace in
                    trace.ordering.first { $0.call == "touchesBegan" }?.time == trace.ordering.first { $0.call == "touchesEnded" }?.time
                },
                explanation: "The touch was held back (SC.1)."),
            Claim(
                "Held longer, the list gets the touch from the run loop, outside of `sendEvent`.",
                when: hold == 0.3,
                .holds("`list.touchesBegan` inside no other call") { trace in
                    trace.ordering.first { $0.token == "list.touchesBegan" }?.depth == 0
                },
                explanation: "The end of the delay is a timer's (SC.1, PL.4)."),
        ])
}

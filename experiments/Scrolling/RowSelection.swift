import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Reply: String, Choice {
    case yesToAll = "yes to all"
    case noToHighlight = "no to highlight"
    case nilToSelect = "nil to select"
    case anotherRowToSelect = "another row to select"
}
private let reply = Variable<Reply>("answer", "The delegate answers")
private let multiple = Variable<Bool>("multiple", "`allowsMultipleSelection`")

private enum Tapped: String, Choice {
    case row1 = "row 1"
    case row0 = "row 0"
}
private let tapped = Variable<Tapped>("tapped", "Row 0 is selected; the finger taps")

/// Is asked and told all there is, and answers as it is told.
private final class RowListener: UITableViewDataSource, UITableViewDelegate {
    var answer = Reply.yesToAll

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { answer != .noToHighlight }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if answer == .nilToSelect { return nil }
        return answer == .anotherRowToSelect ? IndexPath(row: 3, section: 0) : indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Says when the finger lands and lifts.
private final class LandingTable: UITableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

private let anotherRow = multiple.isOff && tapped == .row1

extension Experiment {
    /// The questions on the way to a selected row.
    static let rowSelection = Experiment(
        id: "RowSelection",
        title: "From touch to selected row: the questions of the table's delegate",
        question:
            "Row 0 of a table is selected. The finger taps another row, or the same. What is the delegate asked and told, in which order, and what does each no change?",
        answer:
            "At the landing: should highlight, did highlight. At the lift: did unhighlight, will select, will and did deselect of the old row, did select. No to highlight ends it there, nil to will select before anything is deselected. With multiple selection the selected row is deselected by a tap, another one is added.",
        variables: [reply, multiple, tapped],
        excluding: Exclusion(
            reply.isOneOf(.noToHighlight, .anotherRowToSelect) && (multiple.isOn || tapped == .row0),
            because: "One case of each shows it."),
        stage: { stage in
            let listener = RowListener()
            listener.answer = stage[reply]
            let table = stage.addTable(LandingTable(frame: .list, style: .plain), listener)
            table.allowsMultipleSelection = stage[multiple]
            table.layoutIfNeeded()
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            stage.script.press(.point(x: 150, y: stage[tapped] == .row0 ? 22 : 66, in: "list"), for: 0.3)
        },
        claims: [
            Claim(
                "The touch highlights the row at once, after asking.",
                when: reply != .noToHighlight,
                .all([
                    .nested("delegate.shouldHighlightRow*", in: "list.touchesBegan"),
                    .nested("delegate.didHighlightRow*", in: "list.touchesBegan"),
                    .order(["delegate.shouldHighlightRow*", "delegate.didHighlightRow*"]),
                ]),
                explanation: "The header says so.", rules: [.rowHighlight]),
            Claim(
                "No to highlight ends it: nothing is highlighted, selected or deselected.",
                when: reply == .noToHighlight,
                .ordering(["delegate.shouldHighlightRow*"], among: ["delegate.*(*)"]),
                explanation: "The header says that it halts the selection.", rules: [.rowHighlight]),
            Claim(
                "The lift takes the highlight away, asks and deselects the old row before it selects the new one.",
                when: anotherRow && reply.isOneOf(.yesToAll, .anotherRowToSelect),
                .order([
                    "list.touchesEnded", "delegate.didUnhighlightRow*", "delegate.willSelectRow([0, 1])",
                    "delegate.willDeselectRow([0, 0])",
                    "delegate.didDeselectRow([0, 0])", "delegate.didSelectRow*",
                ]),
                explanation:
                    "Two published accounts have this order, one with the console (observations table-select-another-writeup, cell-states-of-another-tap).",
                rules: [.rowSelection]
            ),
            Claim(
                "Nil to will select leaves the old row selected.",
                when: reply == .nilToSelect && (multiple.isOff || tapped == .row1),
                .all([.happens("delegate.willSelectRow*"), .never("delegate.did*selectRow*"), .never("delegate.didSelectRow*")])),
            Claim(
                "Another row than the one touched is selected if will select says so.",
                when: anotherRow && reply == .anotherRowToSelect, .happens("delegate.didSelectRow([0, 3])")),
            Claim(
                "With multiple selection a tap on the selected row deselects it and asks nothing about selecting.",
                when: multiple.isOn && tapped == .row0 && reply != .noToHighlight,
                .all([.order(["delegate.willDeselectRow([0, 0])", "delegate.didDeselectRow([0, 0])"]), .never("delegate.*SelectRow*")])),
            Claim(
                "With multiple selection another row is added, and none deselected.",
                when: multiple.isOn && tapped == .row1 && reply == .yesToAll,
                .all([.happens("delegate.didSelectRow([0, 1])"), .never("delegate.*DeselectRow*")])),
            Claim(
                "Without it, a tap on the selected row selects it again.",
                when: multiple.isOff && tapped == .row0 && reply == .yesToAll,
                .all([.happens("delegate.didSelectRow([0, 0])"), .never("delegate.*DeselectRow*")])),
            Claim(
                "Selecting by code, as row 0 was, is not told to the delegate.",
                when: tapped == .row1, .never("delegate.didSelectRow([0, 0])"),
                explanation: "Apple documents it for `selectRow(at:animated:scrollPosition:)`.", rules: [.rowSelection]
            ),
        ])
}

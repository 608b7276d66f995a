import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Reply: String, Choice {
    case yesToAll = "agrees to everything"
    case noToHighlight = "vetoes highlighting"
    case nilToSelect = "vetoes selecting with nil"
    case anotherRowToSelect = "selects another row instead"
}
private let reply = Variable<Reply>("answer", "The delegate")
private let multiple = Variable<Bool>("multiple", "`allowsMultipleSelection`")

private enum Tapped: String, Choice {
    case row1 = "row 1"
    case row0 = "row 0"
}
private let tapped = Variable<Tapped>("tapped", "Row 0 is selected, and the finger taps")

/// Implements all methods, and answers as the case says.
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

private let anotherRow = Condition(
    "the tap is to move the selection to row 1", not: "the tap goes to row 0, or several rows can be selected",
    multiple.isOff && tapped == .row1)

private let list = Named<LandingTable>("list")
private let delegate = Named<RowListener>("delegate")

private let deselects = Condition(
    "the tap is to deselect row 0", not: "the tap is to select a row", multiple.isOn && tapped == .row0)

/// The questions on the way to a selected row.
let rowSelection: Experiment = Experiment(
    id: "RowSelection",
    title: "From tap to `didSelectRowAt`: order of the delegate calls",
    question:
        "Row 0 of a table is selected. The finger taps another row, or the same one. Which calls does the delegate receive, in which order, and what does each veto change?",
    answer:
        "At touch down: `shouldHighlightRowAt`, `didHighlightRowAt`. At touch up: `didUnhighlightRowAt`, `willSelectRowAt`, `willDeselectRowAt` and `didDeselectRowAt` for the old row, `didSelectRowAt` for the new one. If `shouldHighlightRowAt` returns `false`, nothing more is called; if `willSelectRowAt` returns nil, the old row stays selected. Without multiple selection, a tap on the selected row selects the row again, with `willSelectRowAt` and `didSelectRowAt`. With multiple selection, a tap on a selected row deselects the row, and a tap on another row selects that row too.",
    remedy:
        "To keep a row from being selected, return nil from `tableView(_:willSelectRowAt:)`; to keep it from being highlighted too, return `false` from `tableView(_:shouldHighlightRowAt:)`. Code that runs at the second tap only, and for the row tapped first, stands in `tableView(_:didDeselectRowAt:)`: move it to `tableView(_:didSelectRowAt:)`. A tapped row stays selected, and gray, until `deselectRow(at:animated:)` is called: in `didSelectRowAt`, or when the list appears again, see SelectionOnReturn. `selectionStyle = .none` of the cell takes only the gray away: the row is selected all the same. To let a second tap deselect a row without multiple selection: if the row is among `indexPathsForSelectedRows` in `tableView(_:willSelectRowAt:)`, call `deselectRow(at:animated:)`, which calls no method of the delegate, and return nil.",
    symptoms: [
        "order of UITableViewDelegate methods when a row is tapped",
        "why is didDeselectRowAt called before didSelectRowAt",
        "prevent a table view row from being selected or highlighted",
        "didSelectRow not called when shouldHighlightRowAt returns false",
        "tap the selected row again to deselect it",
        "first tap on a row does nothing, the second tap runs the code for the first row",
        "didSelectRow gives the previous index path",
        "cell stays highlighted after tap",
        "row stays grey after selection, deselect row after tap",
    ],
    variables: [reply, multiple, tapped],
    excluding: Exclusion(
        reply.isOneOf(.noToHighlight, .anotherRowToSelect) && (multiple.isOn || tapped == .row0),
        because: "One case of each is enough to show it."),
    stage: { stage in
        let listener = RowListener()
        listener.answer = stage[reply]
        let table = stage.addTable(LandingTable(frame: .list, style: .plain), list, listener, delegate)
        table.allowsMultipleSelection = stage[multiple]
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.script.press(.point(x: 150, y: stage[tapped] == .row0 ? 22 : 66, in: list), for: 0.3)
    },
    outcomes: {
        Outcome("the tapped row", otherwise: "keeps its state") {
            Outcome.State("gives way to row 3", delegate.didSelectRow("[0, 3]"))
            Outcome.State("is selected", delegate.didSelectRow)
            Outcome.State("is deselected", delegate.didDeselectRow)
        }
        Outcome("row 0 is deselected", not: "row 0 stays selected", delegate.didDeselectRow)
        Outcome("the row is highlighted", not: "the row is not highlighted", delegate.didHighlightRow)
    },
    claims: {
        Claim(
            "At touch down the delegate is asked, and the row is highlighted at once.",
            when: reply != .noToHighlight,
            explanation: "The header says so.", rules: [.rowHighlight]
        ) {
            delegate.shouldHighlightRow.inside(list.touchesBegan)
            delegate.didHighlightRow.inside(list.touchesBegan)
            delegate.shouldHighlightRow
            delegate.didHighlightRow
        }
        Claim(
            "If the delegate vetoes highlighting, nothing is highlighted, selected or deselected.",
            when: reply == .noToHighlight,
            explanation: "The header says that it halts the selection.", rules: [.rowHighlight]
        ) {
            only(among: "delegate.*(*)") { delegate.shouldHighlightRow }
        }
        Claim(
            "At touch up the row is unhighlighted, the delegate is asked, and the old row is deselected before the new one is selected.",
            when: anotherRow && reply.isOneOf(.yesToAll, .anotherRowToSelect),
            explanation:
                "Two published accounts have this order, one of them with console output (observations table-select-another-writeup, cell-states-of-another-tap).",
            rules: [.rowSelection]
        ) {
            list.touchesEnded
            delegate.didUnhighlightRow
            delegate.willSelectRow("[0, 1]")
            delegate.willDeselectRow("[0, 0]")
            delegate.didDeselectRow("[0, 0]")
            delegate.didSelectRow
        }
        Claim(
            "`didDeselectRowAt` is called with the row that was selected before, never with the tapped one.",
            when: anotherRow && reply == .yesToAll
        ) {
            delegate.didDeselectRow("[0, 0]").happens
            delegate.didDeselectRow("[0, 1]").never
        }
        Claim(
            "If `willSelectRowAt` returns nil, the old row stays selected.",
            when: reply == .nilToSelect && !deselects
        ) {
            delegate.willSelectRow.happens
            delegate.call("did*selectRow*").never
            delegate.didSelectRow.never
        }
        Claim(
            "If `willSelectRowAt` returns another row, that row is selected in place of the touched one.",
            when: anotherRow && reply == .anotherRowToSelect, delegate.didSelectRow("[0, 3]").happens)
        Claim(
            "With multiple selection, a tap on the selected row deselects it, and the delegate is not asked about selecting.",
            when: deselects && reply != .noToHighlight
        ) {
            delegate.willDeselectRow("[0, 0]")
            delegate.didDeselectRow("[0, 0]")
            delegate.call("*SelectRow*").never
        }
        Claim(
            "With multiple selection, a tap on another row adds it and deselects none.",
            when: multiple.isOn && tapped == .row1 && reply == .yesToAll
        ) {
            delegate.didSelectRow("[0, 1]").happens
            delegate.call("*DeselectRow*").never
        }
        Claim(
            "Without multiple selection, a tap on the selected row selects it again.",
            when: multiple.isOff && tapped == .row0 && reply == .yesToAll
        ) {
            delegate.didSelectRow("[0, 0]").happens
            delegate.call("*DeselectRow*").never
        }
        Claim(
            "Selecting a row by code, as row 0 was, causes no call to the delegate.",
            when: tapped == .row1, delegate.didSelectRow("[0, 0]").never,
            explanation: "Apple documents it for `selectRow(at:animated:scrollPosition:)`.", rules: [.rowSelection])
    })

import EventTrace
import ExperimentKit
import UIKit

private enum Place: String, Choice {
    case label = "a label in the content view of the cell"
    case cell = "the cell"
}
private let place = Variable<Place>("class", "The touch methods are overridden by", clause: "the touch methods are overridden by {value}")

private enum Passing: String, Choice {
    case each = "each override"
    case none = "no override"
    case beganAlone = "the override of `touchesBegan` alone"
}
private let passing = Variable<Passing>("super", "`super` is called by", clause: "`super` is called by {value}")

private final class PassingLabel: UILabel {
    var passing = Passing.each

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passing != .none { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passing == .each { super.touchesEnded(touches, with: event) }
    }
}

private final class PassingCell: UITableViewCell {
    var passing = Passing.each

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passing != .none { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passing == .each { super.touchesEnded(touches, with: event) }
    }
}

/// One row with this cell; receives its highlight and its selection.
private final class RowListener: UITableViewDataSource, UITableViewDelegate {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private let label = Named<PassingLabel>("label")
private let cell = Named<PassingCell>("cell")
private let delegate = Named<RowListener>("delegate")

/// Touches on their way from the content of a row to the table.
let selectionThroughContent: Experiment = Experiment(
    id: "SelectionThroughContent",
    title: "`didSelectRowAt` not called: touch methods in a cell without `super`",
    question:
        "A label in a cell, or the cell itself, overrides `touchesBegan` and `touchesEnded`. Both overrides call `super`, or neither of the two, or `touchesBegan` alone. Does a tap on the label select the row?",
    answer:
        "A tap selects the row only if each override calls `super`: the table selects by the touches that come up the responder chain to the table. If only `touchesBegan` calls `super`, the row is highlighted and not selected; if no override calls `super`, the row is neither highlighted nor selected.",
    remedy:
        "Call the same method of `super` in each touch method that you override: `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`. Do not call `super.touchesBegan` later, in `touchesEnded`: a report says that the row tapped before is selected then. If the label needs taps on links only, give the label a tap recognizer whose delegate returns `false` from `gestureRecognizer(_:shouldReceive:)` beside the links. If nothing overrides the touch methods, the usual cause is a tap recognizer on a superview: set its `cancelsTouchesInView = false`.",
    symptoms: [
        "didSelectRowAt not called because a label in the cell overrides touchesBegan",
        "override touchesBegan in a cell breaks row selection",
        "row is highlighted but didSelectRowAt is never called",
        "call super.touchesBegan or next?.touchesBegan in a table view cell",
    ],
    variables: [place, passing],
    stage: { stage in
        let label = stage.name(PassingLabel(frame: CGRect(x: 20, y: 2, width: 200, height: 40)), label)
        let row: UITableViewCell
        switch stage[place] {
        case .label:
            label.isUserInteractionEnabled = true
            label.passing = stage[passing]
            row = UITableViewCell(style: .default, reuseIdentifier: nil)
        case .cell:
            let cell = stage.name(PassingCell(style: .default, reuseIdentifier: nil), cell)
            cell.passing = stage[passing]
            row = cell
        }
        row.contentView.addSubview(label)
        stage.addTable(UITableView(frame: .zero, style: .plain), RowListener(row))
        stage.script.tap(label)
    },
    outcomes: {
        Outcome("the row is selected", not: "the row is not selected", delegate.didSelectRow)
        Outcome("the row is highlighted", not: "the row is not highlighted", delegate.didHighlightRow)
    },
    claims: {
        Claim(
            "If each override calls `super`, the row is highlighted and selected.", when: passing == .each,
            explanation: "`UILabel` and cells pass touches on.", rules: [.touchMethodsClimb, .rowSelection]
        ) {
            delegate.didHighlightRow
            delegate.didUnhighlightRow
            delegate.didSelectRow
        }
        Claim(
            "If no override calls `super`, the row is neither highlighted nor selected.", when: passing == .none,
            delegate.everything.never,
            explanation: "The table does not get the touch.", rules: [.touchMethodsClimb])
        Claim(
            "If `touchesBegan` alone calls `super`, the row is highlighted but never selected.", when: passing == .beganAlone,
            explanation: "The table does not get the end of the touch.", rules: [.rowHighlight]
        ) {
            delegate.didHighlightRow.happens
            delegate.didSelectRow.never
        }
    })

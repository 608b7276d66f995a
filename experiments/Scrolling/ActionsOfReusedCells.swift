import EventTrace
import ExperimentKit
import UIKit

private enum Added: String, Choice {
    case action = "a target of the button in the cell"
    case tap = "a tap recognizer of the cell"
}
private let added = Variable<Added>("added", "The data source adds")

private enum Use: String, Choice {
    case each = "at each use of the cell, for the row of that use"
    case first = "at the first use, for the row of that use"
    case firstAndAsks = "at the first use, and the table is asked for the row"
}
private let use = Variable<Use>("use", "The action is added", clause: "the action is added {value}")

/// Fifty rows, all of cells that are used again.
private final class PreparedRows: UITableViewDataSource, UITableViewDelegate {
    var prepare: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        prepare(cell, indexPath)
        return cell
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

private let forTheTappedRow = Mark("the action is for the tapped row")
private let forAnEarlierRow = Mark("the action is for an earlier row")

/// What a cell keeps of its earlier uses.
let actionsOfReusedCells: Experiment = Experiment(
    id: "ActionsOfReusedCells",
    title: "The action of a reused cell runs twice, or for another row",
    question:
        "The data source adds an action for a cell's button, or a tap recognizer, at each use of the cell or at its first use. The table scrolls until its cells are used again, and a finger taps one of them. How often does the action run, and for which row?",
    answer:
        "A reused cell keeps what was added for earlier rows. A button runs every different target and action that was added, those for earlier rows too; adding the same target and action again makes no second entry. Of several tap recognizers, the one added last acts alone. An action that was added at the first use and keeps that row acts for an earlier row; an action that asks the table for the row of the cell acts once, for the tapped row.",
    remedy:
        "Add targets, actions and recognizers once, in the cell's initializer or `awakeFromNib()`, and find the row when they act: `tableView.indexPath(for: cell)`. If `cellForRowAt` has to add a `UIAction`, give it the same `identifier` each time: it then replaces the earlier one. The same goes for headers: a reused one keeps its recognizers and its `tag`, so set the section at each use, and add nothing. A button that is handed from cell to cell keeps the targets of the earlier cells: call `removeTarget(nil, action: nil, for: .allEvents)` first.",
    symptoms: [
        "tap on a section header opens the wrong section after scrolling",
        "gesture action called twice in a reused cell or header",
        "button in a table view cell fires several times after scrolling",
        "button action in a reused cell is for the wrong row",
    ],
    variables: [added, use],
    stage: { stage in
        let rows = PreparedRows()
        let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var known: [UIView] = []
        let (added, use) = (stage[added], stage[use])
        rows.prepare = { cell, indexPath in
            let isNew = !known.contains { $0 === cell }
            if isNew {
                known.append(cell)
                if added == .action {
                    let button = UIButton(frame: CGRect(x: 0, y: 2, width: 300, height: 40))
                    cell.contentView.addSubview(stage.name(button, "button_\(indexPath.row)"))
                }
            }
            guard isNew || use == .each else { return }
            let act = { [unowned(unsafe) stage, unowned(unsafe) table, unowned(unsafe) cell] in
                let row = use == .firstAndAsks ? table.indexPath(for: cell) : indexPath
                stage.mark(row?.row == 20 ? forTheTappedRow : forAnEarlierRow)
            }
            let target = stage.keep(ActionTarget(act))
            switch added {
            case .action:
                (cell.contentView.subviews.first as? UIButton)?.addTarget(target, action: ActionTarget.fire, for: .touchUpInside)
            case .tap:
                let tap = UITapGestureRecognizer(target: target, action: ActionTarget.fire)
                cell.addGestureRecognizer(stage.name(tap, "tap_\(indexPath.row)"))
            }
        }
        for offset in [400.0, 880] {
            stage.script.wait(0.1)
            stage.script.perform { table.contentOffset = CGPoint(x: 0, y: offset) }
        }
        stage.script.wait(0.1)
        stage.script.tap(.point(x: 195, y: 222))
    },
    outcomes: {
        Outcome("the action runs", otherwise: "for the tapped row") {
            Outcome.State("for both rows", .all([forAnEarlierRow.written.happens, forTheTappedRow.written.happens]))
            Outcome.State("for an earlier row", forAnEarlierRow.written)
        }
    },
    claims: {
        Claim(
            "Of actions added to a button at each use, those for earlier rows run too.", when: added == .action && use == .each,
            explanation: "Each target is an entry of its own in the button.", rules: [.targetAction]
        ) {
            forAnEarlierRow
            forTheTappedRow
        }
        Claim(
            "Of tap recognizers added to a cell at each use, the one added last acts alone.", when: added == .tap && use == .each,
            explanation: "If two recognizers on one view recognize at the same moment, the one added last wins.",
            rules: [.deepestLatestWins]
        ) {
            forTheTappedRow.written.happens
            forAnEarlierRow.written.never
        }
        Claim(
            "An action that keeps the row of the first use acts for an earlier row.", when: use == .first
        ) {
            forAnEarlierRow.written.happens
            forTheTappedRow.written.never
        }
        Claim(
            "An action that asks the table for the row of the cell acts once, for the tapped row.", when: use == .firstAndAsks
        ) {
            forTheTappedRow.written.times(1)
            forAnEarlierRow.written.never
        }
    })

import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")
private let callsSuper = Variable<Bool>(
    "super", "`prepareForReuse` calls `super`", off: "`prepareForReuse` does not call `super`", changes: .nestedCalls)

/// A cell whose override forgets super, or does not.
private final class PreparedRow: UITableViewCell {
    var callsSuper = true

    override func prepareForReuse() { if callsSuper { super.prepareForReuse() } }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

private final class PreparedItem: UICollectionViewCell {
    var callsSuper = true

    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override func prepareForReuse() { if callsSuper { super.prepareForReuse() } }
}

/// Fifty rows or items, all of cells that are used again.
private final class PreparedCells: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var callsSuper = true
    var name: (UIView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? PreparedRow)?.callsSuper = callsSuper
        name(cell)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? PreparedItem)?.callsSuper = callsSuper
        name(cell)
        return cell
    }
}

/// What is left of a selection in a cell that is used again.
let reusedCells: Experiment = Experiment(
    id: "ReusedCells",
    title: "Reused cell stays selected: `prepareForReuse` without `super`",
    question:
        "Row 0 is selected and goes out of sight; its cell is reused for another row. Is the cell still selected if its `prepareForReuse` calls `super`, and if it does not?",
    answer:
        "The cell is no longer selected if `prepareForReuse` calls `super`, which turns selection and highlight off. An override that does not call `super` leaves them on, and a row that nobody has selected looks selected.",
    remedy:
        "Call `super.prepareForReuse()` in every override of `prepareForReuse()`. If wrong rows still look selected, look for code that changes the cell itself: a color or check mark set in `didSelectRowAt` stays in the cell for its next row. Keep such choices in the model, and set the color and `accessoryType` in `cellForRowAt` for every row, chosen or not. Recognizers, targets and tags stay as well: add recognizers and targets once, where the cell or header is made, see ActionsOfReusedCells. Select and deselect by the list's methods: a cell whose `isSelected` is set by hand can disagree with its list, which then drops a tap.",
    symptoms: [
        "wrong rows look selected after scrolling",
        "reused table view cell is still highlighted",
        "cell selection appears on another row, cell reuse bug",
        "is super.prepareForReuse required",
    ],
    variables: [list, callsSuper],
    stage: { stage in
        let cells = PreparedCells()
        cells.callsSuper = stage[callsSuper]
        var known: [UIView] = []
        cells.name = { cell in
            guard !known.contains(where: { $0 === cell }) else { return }
            known.append(cell)
            stage.name(cell, "cell_\(known.count)")
        }
        let view: UIScrollView
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), cells)
            table.register(PreparedRow.self, forCellReuseIdentifier: "row")
            stage.script.perform { table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
            view = table
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, cells)
            collection.register(PreparedItem.self, forCellWithReuseIdentifier: "item")
            stage.script.perform { collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
            view = collection
        }
        for offset in [400.0, 880] {
            stage.script.wait(0.1)
            stage.script.perform { view.contentOffset = CGPoint(x: 0, y: offset) }
        }
        stage.script.wait(0.1)
        stage.script.perform {
            let selected = view.subviews.filter {
                ($0 as? PreparedRow)?.isSelected == true || ($0 as? PreparedItem)?.isSelected == true
            }
            stage.mark(selected.isEmpty ? "no cell in sight is selected" : "a cell in sight is selected")
        }
    },
    outcomes: {
        Outcome("a reused cell stays selected", not: "no reused cell is selected", "a cell in sight is selected")
    },
    claims: {
        Claim(
            "If `prepareForReuse` calls `super`, no reused cell is selected.", when: callsSuper.isOn,
            TokenPattern("no cell in sight is selected").happens,
            explanation: "The authors of a large library of lists found that `super` turns both off.", rules: [.reuseClears])
        Claim(
            "The selection is turned off inside `prepareForReuse`.", when: callsSuper.isOn, rules: [.reuseClears]
        ) {
            TokenPattern("cell_1.*elected(false)").happens
            TokenPattern("cell_1.*elected(false)").inside("cell_1.prepareForReuse")
        }
        Claim(
            "If `prepareForReuse` does not call `super`, a reused cell stays selected.", when: callsSuper.isOff,
            TokenPattern("a cell in sight is selected").happens)
    })

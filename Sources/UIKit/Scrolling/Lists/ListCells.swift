import EventTrace

/// The cells of a table or collection: the visible and the reusable ones, and the selected and pressed index paths.
final class ListCells<Cell: ListCell> {
    /// The visible cells in the order of their index paths.
    private(set) var shown: [(indexPath: IndexPath, cell: Cell)] = []
    private(set) var selected: [IndexPath] = []
    /// The touch and the index path under it, while that is highlighted.
    var pressed: (touch: UITouch, indexPath: IndexPath)?
    private var store = ViewStore<Cell>()
    /// The cell out of sight that stays for the first responder inside.
    private var kept: Cell?
    /// The cells that an update has removed, with their places before it, until those that come are displayed.
    private var leaving: [(indexPath: IndexPath, cell: Cell)] = []
    /// The cells out of sight, until the layout has displayed those that come.
    private var going: [(indexPath: IndexPath, cell: Cell)] = []
    /// The cell in `willDisplay`, which is not among those in sight yet.
    private var coming: (indexPath: IndexPath, cell: Cell)?
    /// The cell that stays while its row or item is reconfigured.
    private var filledAgain: (indexPath: IndexPath, cell: Cell)?
    /// How often all cells have been dropped.
    private var reloads = 0
    /// Whether the cells that come into sight are requested before those that go are removed.
    var asksFirst = false
    /// Called with a cell that comes into sight, before its layout; called with a cell after its removal.
    var willShow: ((Cell, IndexPath, Simulation?) -> Void)?
    var hasHidden: ((Cell, IndexPath, Simulation?) -> Void)?

    /// The cell at an index path; nil out of sight.
    func cell(at indexPath: IndexPath) -> Cell? { shown.first { $0.indexPath == indexPath }?.cell }
    func indexPath(of cell: Cell) -> IndexPath? { shown.first { $0.cell === cell }?.indexPath }

    /// Drops all cells and the selection, so that everything is requested again.
    func forget(in simulation: Simulation?) {
        reloads += 1
        coming = nil
        letGo(in: simulation)
        let gone = shown
        shown = []
        putAway(gone, in: simulation)
        selected = []
        pressed = nil
    }

    /// Moves cells and selection of a list to their new places; nil removes them, at once or, SC.118, with `letGo`.
    func move(of list: UIScrollView, in simulation: Simulation?, _ placeAfter: (IndexPath) -> IndexPath?) {
        var moved: [(indexPath: IndexPath, cell: Cell)] = []
        for (indexPath, cell) in shown {
            if let place = placeAfter(indexPath) {
                moved.append((place, cell))
            } else if simulation?.applies(.leavingCellsLast, .remain, list, simulation?.name(of: indexPath) ?? .none) ?? true {
                leaving.append((indexPath, cell))
            } else {
                putAway(cell, indexPath, in: simulation)
            }
        }
        shown = moved.sorted { $0.indexPath < $1.indexPath }
        if let known = coming { coming = placeAfter(known.indexPath).map { ($0, known.cell) } }
        selected = selected.compactMap(placeAfter)
        if let known = pressed { pressed = placeAfter(known.indexPath).map { (known.touch, $0) } }
    }

    /// SC.118, SC.119: removes what the last update has removed and what has gone out of sight, once the cells that come are displayed.
    func letGo(in simulation: Simulation?) {
        let gone = leaving + going
        (leaving, going) = ([], [])
        putAway(gone, in: simulation)
    }

    // MARK: Showing

    /// SC.14: removes cells out of sight and requests those that came into sight, which can change their frames. Cells stay behind `front`.
    func show(
        _ inSight: [(indexPath: IndexPath, frame: CGRect)], in list: UIScrollView, behind front: UIView?, in simulation: Simulation?,
        _ ask: (IndexPath, inout CGRect) -> Cell?
    ) {
        let gone = shown.filter { pair in !inSight.contains { $0.indexPath == pair.indexPath } && !isKept(pair.cell, in: simulation) }
        shown.removeAll { pair in gone.contains { $0.indexPath == pair.indexPath } }
        if asksFirst, staysUntilOthersHaveCome(gone, inSight, in: list, simulation) {
            going += gone
        } else {
            putAway(gone, in: simulation)
        }
        let reloads = self.reloads
        for (indexPath, place) in inSight {
            var frame = place
            if let index = going.firstIndex(where: { $0.indexPath == indexPath }) { insert(going.remove(at: index)) }
            if let cell = cell(at: indexPath) {
                cell.frame = frame
            } else if let cell = ask(indexPath, &frame) {
                // A reload meanwhile asks for all cells in the next round.
                guard reloads == self.reloads else { return store.keep(cell, cell.reuseIdentifier) }
                cell.frame = frame
                add(cell, indexPath, to: list, behind: front, in: simulation)
                guard reloads == self.reloads else { return }
            }
        }
    }

    /// SC.119: whether cells that go out of sight stay until those that come are displayed.
    private func staysUntilOthersHaveCome(
        _ gone: [(indexPath: IndexPath, cell: Cell)], _ inSight: [(indexPath: IndexPath, frame: CGRect)], in list: UIScrollView,
        _ simulation: Simulation?
    ) -> Bool {
        guard let first = gone.first, inSight.contains(where: { cell(at: $0.indexPath) == nil }) else { return false }
        return simulation?.applies(.arrivingRowsFirst, .remain, list, simulation?.name(of: first.indexPath) ?? .none) ?? true
    }

    private func insert(_ pair: (indexPath: IndexPath, cell: Cell)) {
        shown.insert(pair, at: shown.firstIndex { $0.indexPath > pair.indexPath } ?? shown.count)
    }

    private func add(_ cell: Cell, _ indexPath: IndexPath, to list: UIScrollView, behind front: UIView?, in simulation: Simulation?) {
        list.noteShown(indexPath, in: simulation)
        let wasSelected = selected.contains(indexPath)
        if wasSelected { cell.showSelected(true, animated: false, in: simulation) }
        if let front { list.insertSubview(cell, belowSubview: front) } else { list.addSubview(cell) }
        coming = (indexPath, cell)
        willShow?(cell, indexPath, simulation)
        // The delegate can have reloaded or updated the list, or selected the row.
        guard let place = coming?.indexPath else { return putAway(cell, indexPath, in: simulation) }
        coming = nil
        insert((place, cell))
        let isSelected = selected.contains(place)
        if isSelected != wasSelected { cell.showSelected(isSelected, animated: false, in: simulation) }
        cell.layoutIfNeeded()
    }

    /// SC.96: whether a cell out of sight stays for the first responder inside.
    private func isKept(_ cell: Cell, in simulation: Simulation?) -> Bool {
        guard let simulation, let first = simulation.application.firstResponder as? UIView, first.isDescendant(of: cell) else {
            if kept === cell { kept = nil }
            return false
        }
        if kept === cell { return simulation.holds(.editedCellStays) }
        kept = cell
        return simulation.applies(.editedCellStays, .remain, cell)
    }

    private func putAway(_ gone: [(indexPath: IndexPath, cell: Cell)], in simulation: Simulation?) {
        for (indexPath, cell) in gone { putAway(cell, indexPath, in: simulation) }
    }

    private func putAway(_ cell: Cell, _ indexPath: IndexPath, in simulation: Simulation?) {
        cell.removeFromSuperview()
        hasHidden?(cell, indexPath, simulation)
        store.keep(cell, cell.reuseIdentifier)
    }

    // MARK: Making

    func register(_ identifier: String, _ make: (() -> Cell)?) { store.register(identifier, make) }

    /// A reused or new cell, or the one that is reconfigured at the index path; nil without a registered class.
    func dequeue(_ identifier: String, _ indexPath: IndexPath? = nil, for list: UIScrollView, in simulation: Simulation?) -> Cell? {
        if let known = filledAgain, known.indexPath == indexPath, known.cell.reuseIdentifier == identifier { return known.cell }
        guard let cell = store.takeUsed(identifier) else { return store.makeNew(identifier) }
        if cell.isSelected || cell.isHighlighted, simulation?.holds(.reuseClears) == false { cell.clearStates(in: simulation) }
        list.reuse(cell, in: simulation) { cell.prepareForReuse() }
        return cell
    }

    /// SC.127: requests the cells in sight of these rows or items again; `ask` has to return the cell that is there.
    func reconfigure(_ indexPaths: [IndexPath], of list: UIScrollView, in simulation: Simulation?, _ ask: (IndexPath) -> Cell?) {
        for indexPath in indexPaths {
            guard let cell = cell(at: indexPath) else { continue }
            guard simulation?.applies(.reconfiguring, .call, list, simulation?.name(of: indexPath) ?? .none) != false else { return }
            filledAgain = (indexPath, cell)
            let answer = ask(indexPath)
            filledAgain = nil
            guard answer === cell else {
                fatalError("NSInternalInconsistencyException: a row or item is reconfigured, and another cell than its own is returned")
            }
        }
    }

    // MARK: Selection

    func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool = false, in simulation: Simulation?) {
        selected.removeAll { $0 == indexPath }
        if isSelected { selected.append(indexPath) }
        cell(at: indexPath)?.showSelected(isSelected, animated: animated, in: simulation)
    }

    /// Selects by code, without calls to the delegate. Nil deselects all; without `several` it replaces the selection.
    func select(_ indexPath: IndexPath?, several: Bool, animated: Bool, in simulation: Simulation?) {
        if indexPath == nil || !several {
            for other in selected where other != indexPath { setSelected(false, other, animated: animated, in: simulation) }
        }
        if let indexPath { setSelected(true, indexPath, animated: animated, in: simulation) }
    }
}

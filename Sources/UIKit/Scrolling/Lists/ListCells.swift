import EventTrace

/// The cells of a table or a collection: those in sight, those that can be used again, and which are selected and pressed.
final class ListCells<Cell: ListCell> {
    /// In the order of their index paths.
    private(set) var shown: [(indexPath: IndexPath, cell: Cell)] = []
    private(set) var selected: [IndexPath] = []
    /// What the finger is on, while that is highlighted.
    var pressed: (touch: UITouch, indexPath: IndexPath)?
    private var store = ViewStore<Cell>()
    /// What the delegate receives of a cell that comes into sight, before it is laid out, and of one that has gone.
    var willShow: ((Cell, IndexPath) -> Void)?
    var hasHidden: ((Cell, IndexPath) -> Void)?

    /// Nil for one out of sight.
    func cell(at indexPath: IndexPath) -> Cell? { shown.first { $0.indexPath == indexPath }?.cell }
    func indexPath(of cell: Cell) -> IndexPath? { shown.first { $0.cell === cell }?.indexPath }

    /// All is asked for anew, and nothing is selected.
    func forget() {
        let gone = shown
        shown = []
        for (indexPath, cell) in gone { putAway(cell, indexPath) }
        selected = []
        pressed = nil
    }

    /// What was at a place is at another now; what has none is put away.
    func move(_ placeAfter: (IndexPath) -> IndexPath?) {
        var moved: [(indexPath: IndexPath, cell: Cell)] = []
        for (indexPath, cell) in shown {
            if let place = placeAfter(indexPath) { moved.append((place, cell)) } else { putAway(cell, indexPath) }
        }
        shown = moved.sorted { $0.indexPath < $1.indexPath }
        selected = selected.compactMap(placeAfter)
        if let known = pressed { pressed = placeAfter(known.indexPath).map { (known.touch, $0) } }
    }

    // MARK: Showing

    /// SC.14: puts away what has gone out of sight and asks for what has come into it. `front` is what the cells stay behind.
    func show(
        _ inSight: [(indexPath: IndexPath, frame: CGRect)], in list: UIScrollView, behind front: UIView?, _ ask: (IndexPath) -> Cell?
    ) {
        let gone = shown.filter { pair in !inSight.contains { $0.indexPath == pair.indexPath } }
        shown.removeAll { pair in gone.contains { $0.indexPath == pair.indexPath } }
        for (indexPath, cell) in gone { putAway(cell, indexPath) }
        for (indexPath, frame) in inSight {
            if let cell = cell(at: indexPath) {
                cell.frame = frame
            } else if let cell = ask(indexPath) {
                cell.frame = frame
                add(cell, indexPath, to: list, behind: front)
            }
        }
    }

    private func add(_ cell: Cell, _ indexPath: IndexPath, to list: UIScrollView, behind front: UIView?) {
        list.noteShown(indexPath)
        shown.insert((indexPath, cell), at: shown.firstIndex { $0.indexPath > indexPath } ?? shown.count)
        if selected.contains(indexPath) { cell.showSelected(true, animated: false) }
        if let front { list.insertSubview(cell, belowSubview: front) } else { list.addSubview(cell) }
        willShow?(cell, indexPath)
        cell.layoutIfNeeded()
    }

    private func putAway(_ cell: Cell, _ indexPath: IndexPath) {
        cell.removeFromSuperview()
        hasHidden?(cell, indexPath)
        store.keep(cell, cell.reuseIdentifier)
    }

    // MARK: Making

    func register(_ identifier: String, _ make: (() -> Cell)?) { store.register(identifier, make) }

    /// One that was used before, or a new one; nil without a class for it.
    func dequeue(_ identifier: String, for list: UIScrollView) -> Cell? {
        guard let cell = store.takeUsed(identifier) else { return store.makeNew(identifier) }
        if cell.isSelected || cell.isHighlighted, Simulation.current?.holds(.reuseClears) == false { cell.clearStates() }
        list.reuse(cell) { cell.prepareForReuse() }
        return cell
    }

    // MARK: Selection

    func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool = false) {
        selected.removeAll { $0 == indexPath }
        if isSelected { selected.append(indexPath) }
        cell(at: indexPath)?.showSelected(isSelected, animated: animated)
    }

    /// By code, which is not told to the delegate. Nil deselects all; without `several` another one that is selected goes.
    func select(_ indexPath: IndexPath?, several: Bool, animated: Bool) {
        if indexPath == nil || !several {
            for other in selected where other != indexPath { setSelected(false, other, animated: animated) }
        }
        if let indexPath { setSelected(true, indexPath, animated: animated) }
    }
}

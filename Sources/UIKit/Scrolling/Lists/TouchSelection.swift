import EventTrace

/// A list whose rows or items a finger selects: what tables and collections do alike from the touch on, up to what they make of a lift.
protocol TouchSelection: UIScrollView {
    associatedtype Cell: ListCell
    var cells: ListCells<Cell> { get }
    /// The rule by which it highlights.
    var highlightRule: Rule { get }
    /// Whether a touch that comes down now can select.
    var takesSelectingTouch: Bool { get }

    func indexPath(at point: CGPoint) -> IndexPath?
    /// What the delegate says about highlighting.
    func mayHighlight(_ indexPath: IndexPath, _ simulation: Simulation) -> Bool
    /// Shows the highlight and tells the delegate.
    func highlight(_ isHighlighted: Bool, _ indexPath: IndexPath, _ simulation: Simulation)
    /// The finger has lifted from what it has highlighted.
    func choose(lifted indexPath: IndexPath, _ simulation: Simulation)
}

extension TouchSelection {
    /// SC.11, SC.13: what is under the finger is highlighted if the delegate lets it.
    func press(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, cells.pressed == nil, takesSelectingTouch, !hasJustBeenCaught,
            let touch = touches.first, let indexPath = indexPath(at: touch.location(in: self)),
            isTouch(touch, of: cells.cell(at: indexPath), indexPath, simulation)
        else { return }
        let mayHighlight = mayHighlight(indexPath, simulation)
        decide(mayHighlight ? .highlight : .decline, indexPath, simulation, by: highlightRule)
        guard mayHighlight else { return }
        cells.pressed = (touch, indexPath)
        highlight(true, indexPath, simulation)
    }

    func lift(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let indexPath = takePressed(by: touches) else { return }
        choose(lifted: indexPath, simulation)
    }

    /// SC.3
    func giveUp(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed = cells.pressed, touches.contains(pressed.touch) else { return }
        guard simulation.applies(.selectionNeedsTheTouch, .withhold, self, simulation.name(of: pressed.indexPath)) else {
            return lift(touches)
        }
        cells.pressed = nil
        highlight(false, pressed.indexPath, simulation)
    }

    private func takePressed(by touches: Set<UITouch>) -> IndexPath? {
        guard let pressed = cells.pressed, touches.contains(pressed.touch) else { return nil }
        cells.pressed = nil
        return pressed.indexPath
    }

    func decide(_ word: Word, _ indexPath: IndexPath, _ simulation: Simulation, by rule: Rule) {
        simulation.recorder.decide(word, simulation.subject(self), simulation.name(of: indexPath), by: rule)
    }
}

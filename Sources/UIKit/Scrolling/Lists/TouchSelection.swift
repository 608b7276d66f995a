import EventTrace

/// A list in which a finger selects rows or items: the common behaviour of tables and collections from touch down to lift.
protocol TouchSelection: UIScrollView {
    associatedtype Cell: ListCell
    var cells: ListCells<Cell> { get }
    /// The rule by which it highlights.
    var highlightRule: Rule { get }
    /// Whether a new touch can select.
    func takesSelectingTouch(in simulation: Simulation) -> Bool

    func indexPath(at point: CGPoint) -> IndexPath?
    /// The delegate's answer about highlighting.
    func mayHighlight(_ indexPath: IndexPath, in simulation: Simulation) -> Bool
    /// Shows or removes the highlight and calls the delegate.
    func highlight(_ isHighlighted: Bool, _ indexPath: IndexPath, in simulation: Simulation)
    /// Called when the finger lifts from the highlighted row or item.
    func choose(lifted indexPath: IndexPath, in simulation: Simulation)
}

extension TouchSelection {
    /// SC.11, SC.13: highlights the row or item under the finger, if the delegate allows it.
    func press(_ touches: Set<UITouch>, in simulation: Simulation?) {
        guard let simulation, cells.pressed == nil, takesSelectingTouch(in: simulation), !hasJustBeenCaught,
            let touch = touches.first, let indexPath = indexPath(at: touch.location(in: self)),
            isTouch(touch, of: cells.cell(at: indexPath), indexPath, in: simulation)
        else { return }
        let mayHighlight = mayHighlight(indexPath, in: simulation)
        decide(mayHighlight ? .highlight : .decline, indexPath, in: simulation, by: highlightRule)
        guard mayHighlight else { return }
        cells.pressed = (touch, indexPath)
        highlight(true, indexPath, in: simulation)
    }

    func lift(_ touches: Set<UITouch>, in simulation: Simulation?) {
        guard let simulation, let indexPath = takePressed(by: touches) else { return }
        choose(lifted: indexPath, in: simulation)
    }

    /// SC.3
    func giveUp(_ touches: Set<UITouch>, in simulation: Simulation?) {
        guard let simulation, let pressed = cells.pressed, touches.contains(pressed.touch) else { return }
        guard simulation.applies(.selectionNeedsTheTouch, .withhold, self, simulation.name(of: pressed.indexPath)) else {
            return lift(touches, in: simulation)
        }
        cells.pressed = nil
        highlight(false, pressed.indexPath, in: simulation)
    }

    private func takePressed(by touches: Set<UITouch>) -> IndexPath? {
        guard let pressed = cells.pressed, touches.contains(pressed.touch) else { return nil }
        cells.pressed = nil
        return pressed.indexPath
    }

    func decide(_ word: Word, _ indexPath: IndexPath, in simulation: Simulation, by rule: Rule) {
        simulation.recorder.decide(word, simulation.subject(self), simulation.name(of: indexPath), by: rule)
    }
}

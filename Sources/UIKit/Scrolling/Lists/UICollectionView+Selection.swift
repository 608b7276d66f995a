import EventTrace

/// SC.13: from touch to selected item, all of it within the touch methods.
extension UICollectionView {
    final func press(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, cells.pressed == nil, !hasJustBeenCaught, let touch = touches.first,
            let indexPath = indexPathForItem(at: touch.location(in: self)),
            isTouch(touch, of: cellForItem(at: indexPath), indexPath, simulation)
        else { return }
        let mayHighlight = askDelegate(.shouldHighlightItem, indexPath, simulation) {
            $0.collectionView(self, shouldHighlightItemAt: indexPath)
        }
        decide(mayHighlight ? .highlight : .decline, indexPath, simulation)
        guard mayHighlight else { return }
        cells.pressed = (touch, indexPath)
        cellForItem(at: indexPath)?.showHighlighted(true)
        tellDelegate(.didHighlightItem, indexPath, simulation) { $0.collectionView(self, didHighlightItemAt: indexPath) }
    }

    final func lift(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed = cells.pressed, touches.contains(pressed.touch) else { return }
        cells.pressed = nil
        if allowsSelection { choose(pressed.indexPath, simulation) }
        unhighlight(pressed.indexPath, simulation)
    }

    /// SC.3
    final func giveUp(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed = cells.pressed, touches.contains(pressed.touch) else { return }
        guard simulation.holds(.selectionNeedsTheTouch) else { return lift(touches) }
        cells.pressed = nil
        decide(.withhold, pressed.indexPath, simulation, by: .selectionNeedsTheTouch)
        unhighlight(pressed.indexPath, simulation)
    }

    private final func unhighlight(_ indexPath: IndexPath, _ simulation: Simulation) {
        cellForItem(at: indexPath)?.showHighlighted(false)
        tellDelegate(.didUnhighlightItem, indexPath, simulation) { $0.collectionView(self, didUnhighlightItemAt: indexPath) }
    }

    private final func choose(_ indexPath: IndexPath, _ simulation: Simulation) {
        if allowsMultipleSelection, cells.selected.contains(indexPath) {
            let mayDeselect = askDelegate(.shouldDeselectItem, indexPath, simulation) {
                $0.collectionView(self, shouldDeselectItemAt: indexPath)
            }
            return mayDeselect ? deselectByTouch(indexPath, simulation) : decide(.decline, indexPath, simulation)
        }
        let maySelect = askDelegate(.shouldSelectItem, indexPath, simulation) { $0.collectionView(self, shouldSelectItemAt: indexPath) }
        guard maySelect else { return decide(.decline, indexPath, simulation) }
        if !allowsMultipleSelection {
            for other in cells.selected where other != indexPath && simulation.holds(.itemSelection) { deselectByTouch(other, simulation) }
        }
        decide(.select, indexPath, simulation)
        cells.setSelected(true, indexPath)
        tellDelegate(.didSelectItem, indexPath, simulation) { $0.collectionView(self, didSelectItemAt: indexPath) }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, _ simulation: Simulation) {
        cells.setSelected(false, indexPath)
        tellDelegate(.didDeselectItem, indexPath, simulation) { $0.collectionView(self, didDeselectItemAt: indexPath) }
    }

    // MARK: The delegate and the record

    private final func decide(_ word: Word, _ indexPath: IndexPath, _ simulation: Simulation, by rule: Rule = .itemSelection) {
        simulation.recorder.decide(word, simulation.subject(self), simulation.name(of: indexPath), by: rule)
    }

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UICollectionViewDelegate) -> Bool
    ) -> Bool {
        guard let delegate = references.delegate, simulation.holds(.itemSelection) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .itemSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    private final func tellDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UICollectionViewDelegate) -> Void
    ) {
        guard let delegate = references.delegate else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: .itemSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }
}

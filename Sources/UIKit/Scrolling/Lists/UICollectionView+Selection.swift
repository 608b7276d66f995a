import EventTrace

/// SC.13: the way from touch to selected item, within the touch methods.
extension UICollectionView: TouchSelection {
    final var highlightRule: Rule { .itemSelection }
    final func takesSelectingTouch(in simulation: Simulation) -> Bool { true }
    final func indexPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    final func mayHighlight(_ indexPath: IndexPath, in simulation: Simulation) -> Bool {
        askDelegate(.shouldHighlightItem, indexPath, in: simulation) { $0.collectionView(self, shouldHighlightItemAt: indexPath) }
    }

    final func highlight(_ isHighlighted: Bool, _ indexPath: IndexPath, in simulation: Simulation) {
        cellForItem(at: indexPath)?.showHighlighted(isHighlighted, in: simulation)
        tellDelegate(isHighlighted ? .didHighlightItem : .didUnhighlightItem, indexPath, in: simulation) {
            if isHighlighted {
                $0.collectionView(self, didHighlightItemAt: indexPath)
            } else {
                $0.collectionView(self, didUnhighlightItemAt: indexPath)
            }
        }
    }

    final func choose(lifted indexPath: IndexPath, in simulation: Simulation) {
        highlight(false, indexPath, in: simulation)
        if allowsSelection { choose(indexPath, in: simulation) }
    }

    private final func choose(_ indexPath: IndexPath, in simulation: Simulation) {
        if allowsMultipleSelection, cells.selected.contains(indexPath) {
            let mayDeselect = askDelegate(.shouldDeselectItem, indexPath, in: simulation) {
                $0.collectionView(self, shouldDeselectItemAt: indexPath)
            }
            return mayDeselect
                ? deselectByTouch(indexPath, in: simulation) : decide(.decline, indexPath, in: simulation, by: .itemSelection)
        }
        let extends = allowsMultipleSelection && !cells.selected.isEmpty
        let maySelect = askDelegate(.shouldSelectItem, indexPath, in: simulation) { $0.collectionView(self, shouldSelectItemAt: indexPath) }
        if maySelect { select(indexPath, in: simulation) } else { decide(.decline, indexPath, in: simulation, by: .itemSelection) }
        if !extends { performPrimaryAction(indexPath, in: simulation) }
    }

    private final func select(_ indexPath: IndexPath, in simulation: Simulation) {
        if !allowsMultipleSelection {
            for other in cells.selected
            where other != indexPath && simulation.applies(.itemSelection, .deselect, self, simulation.name(of: other)) {
                deselectByTouch(other, in: simulation)
            }
        }
        decide(.select, indexPath, in: simulation, by: .itemSelection)
        cells.setSelected(true, indexPath, in: simulation)
        tellDelegate(.didSelectItem, indexPath, in: simulation) { $0.collectionView(self, didSelectItemAt: indexPath) }
    }

    /// SC.124
    ///
    /// DEVIATION: a collection view has no editing mode here, in which Apple's default answer would be false.
    private final func performPrimaryAction(_ indexPath: IndexPath, in simulation: Simulation) {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.primaryAction) else { return }
        let isAllowed = simulation.ask(
            .canPerformPrimaryActionForItem, ofDelegate: delegate, for: self, by: .primaryAction, about: simulation.name(of: indexPath)
        ) { delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) }
        guard isAllowed else { return }
        simulation.tell(
            .performPrimaryActionForItem, toDelegate: delegate, for: self, by: .primaryAction, about: simulation.name(of: indexPath)
        ) { delegate.collectionView(self, performPrimaryActionForItemAt: indexPath) }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, in simulation: Simulation) {
        cells.setSelected(false, indexPath, in: simulation)
        tellDelegate(.didDeselectItem, indexPath, in: simulation) { $0.collectionView(self, didDeselectItemAt: indexPath) }
    }

    // MARK: The delegate

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, in simulation: Simulation, _ body: (any UICollectionViewDelegate) -> Bool
    ) -> Bool {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.itemSelection) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .itemSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    private final func tellDelegate(
        _ method: Word, _ indexPath: IndexPath, in simulation: Simulation, _ body: (any UICollectionViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: .itemSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }
}

import EventTrace

/// SC.13: from touch to selected item, all of it within the touch methods.
extension UICollectionView: TouchSelection {
    final var highlightRule: Rule { .itemSelection }
    final var takesSelectingTouch: Bool { true }
    final func indexPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    final func mayHighlight(_ indexPath: IndexPath, _ simulation: Simulation) -> Bool {
        askDelegate(.shouldHighlightItem, indexPath, simulation) { $0.collectionView(self, shouldHighlightItemAt: indexPath) }
    }

    final func highlight(_ isHighlighted: Bool, _ indexPath: IndexPath, _ simulation: Simulation) {
        cellForItem(at: indexPath)?.showHighlighted(isHighlighted)
        tellDelegate(isHighlighted ? .didHighlightItem : .didUnhighlightItem, indexPath, simulation) {
            if isHighlighted {
                $0.collectionView(self, didHighlightItemAt: indexPath)
            } else {
                $0.collectionView(self, didUnhighlightItemAt: indexPath)
            }
        }
    }

    final func choose(lifted indexPath: IndexPath, _ simulation: Simulation) {
        highlight(false, indexPath, simulation)
        if allowsSelection { choose(indexPath, simulation) }
    }

    private final func choose(_ indexPath: IndexPath, _ simulation: Simulation) {
        if allowsMultipleSelection, cells.selected.contains(indexPath) {
            let mayDeselect = askDelegate(.shouldDeselectItem, indexPath, simulation) {
                $0.collectionView(self, shouldDeselectItemAt: indexPath)
            }
            return mayDeselect ? deselectByTouch(indexPath, simulation) : decide(.decline, indexPath, simulation, by: .itemSelection)
        }
        let maySelect = askDelegate(.shouldSelectItem, indexPath, simulation) { $0.collectionView(self, shouldSelectItemAt: indexPath) }
        guard maySelect else { return decide(.decline, indexPath, simulation, by: .itemSelection) }
        if !allowsMultipleSelection {
            for other in cells.selected
            where other != indexPath && simulation.applies(.itemSelection, .deselect, self, simulation.name(of: other)) {
                deselectByTouch(other, simulation)
            }
        }
        decide(.select, indexPath, simulation, by: .itemSelection)
        cells.setSelected(true, indexPath)
        tellDelegate(.didSelectItem, indexPath, simulation) { $0.collectionView(self, didSelectItemAt: indexPath) }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, _ simulation: Simulation) {
        cells.setSelected(false, indexPath)
        tellDelegate(.didDeselectItem, indexPath, simulation) { $0.collectionView(self, didDeselectItemAt: indexPath) }
    }

    // MARK: The delegate

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UICollectionViewDelegate) -> Bool
    ) -> Bool {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.itemSelection) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .itemSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    private final func tellDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UICollectionViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: .itemSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }
}

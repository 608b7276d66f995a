import EventTrace

/// SC.116, SC.117: items that code moves along with a finger.
extension UICollectionView {
    /// DEVIATION: a data source without `collectionView(_:moveItemAt:to:)` is not noticed, since a protocol's default hides that it is not there.
    final func beginMoving(_ indexPath: IndexPath, in simulation: Simulation?) -> Bool {
        guard moving == nil, let place = attributes(at: indexPath), mayMove(indexPath, in: simulation) else { return false }
        moving = ItemMove(source: indexPath, target: indexPath, position: place.center)
        if let cell = cells.cell(at: indexPath) { bringSubviewToFront(cell) }
        return true
    }

    private final func mayMove(_ indexPath: IndexPath, in simulation: Simulation?) -> Bool {
        guard let source = dataSourceReference.delegate else { return false }
        guard let simulation else { return source.collectionView(self, canMoveItemAt: indexPath) }
        guard simulation.holds(.itemMove) else { return false }
        return simulation.ask(.canMoveItem, ofDelegate: source, for: self, by: .itemMove, about: simulation.name(of: indexPath)) {
            source.collectionView(self, canMoveItemAt: indexPath)
        }
    }

    /// DEVIATION: an item that comes into sight meanwhile is requested by the place at which it is shown, which the data do not know yet.
    final func goOnMoving(to position: CGPoint, in simulation: Simulation?) {
        guard var move = moving else { return }
        move.position = position
        moving = move
        if let proposed = indexPathForItem(at: position), proposed != move.target {
            let target = target(of: move, proposed, in: simulation)
            if moving != nil, target != move.target { shift(to: target, in: simulation) }
        }
        setNeedsLayout()
    }

    /// The place that the delegate allows in place of the proposed one.
    private final func target(of move: ItemMove, _ proposed: IndexPath, in simulation: Simulation?) -> IndexPath {
        guard let delegate = listDelegateReference.delegate, let simulation else { return proposed }
        return simulation.ask(
            .targetForItemMove, ofDelegate: delegate, for: self, by: .itemMove, about: simulation.name(of: proposed),
            { delegate.collectionView(self, targetIndexPathForMoveFromItemAt: move.source, toProposedIndexPath: proposed) },
            name: { simulation.name(of: $0) })
    }

    /// Shows the items as they would be with the moved one at this place. The data do not change.
    private final func shift(to target: IndexPath, in simulation: Simulation?) {
        guard let old = moving?.target else { return }
        moving?.target = target
        var shifted = ListUpdates()
        shifted.moved = [(old, target)]
        if var counts = knownCounts, counts.indices.contains(old.section), counts.indices.contains(target.section) {
            counts[old.section] -= 1
            counts[target.section] += 1
            knownCounts = counts
        }
        cells.move(of: self, in: simulation) { shifted.place(after: $0) }
        layout.invalidateLayout()
    }

    /// Keeps the moved item at the finger, after a layout.
    final func placeMoved() {
        if let move = moving { cells.cell(at: move.target)?.center = move.position }
    }

    final func endMoving(in simulation: Simulation?) {
        guard let move = moving else { return }
        moving = nil
        if move.target != move.source, let source = dataSourceReference.delegate {
            if let simulation {
                simulation.recorder.decide(.place, simulation.subject(self), simulation.name(of: move.target), by: .itemMove)
                simulation.tell(.moveItem, toDelegate: source, for: self, by: .itemMove, about: simulation.name(of: move.target)) {
                    source.collectionView(self, moveItemAt: move.source, to: move.target)
                }
            } else {
                source.collectionView(self, moveItemAt: move.source, to: move.target)
            }
        }
        settle(at: move.target, in: simulation)
    }

    final func cancelMoving(in simulation: Simulation?) {
        guard let move = moving else { return }
        if move.target != move.source { shift(to: move.source, in: simulation) }
        moving = nil
        settle(at: move.source, in: simulation)
    }

    /// SC.117: the moved cell gives way to a new one at the next layout.
    private final func settle(at indexPath: IndexPath, in simulation: Simulation?) {
        knownCounts = nil
        if simulation?.applies(.movedItemReloads, .show, self, simulation?.name(of: indexPath) ?? .none) ?? true {
            cells.move(of: self, in: simulation) { $0 == indexPath ? nil : $0 }
            cells.letGo(in: simulation)
        }
        layout.invalidateLayout()
    }
}

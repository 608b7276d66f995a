import EventTrace

/// What tables and collections do alike.
extension UIScrollView {
    /// SC.14: a view that has gone out of sight is asked for again.
    final func reuse(_ view: UIView, _ body: () -> Void) {
        guard let simulation = Simulation.current else { return body() }
        simulation.call(.prepareForReuse, on: view, by: .cellsInSight, body)
    }

    /// SC.14: a list has asked for the cell of a row or item that is in sight.
    final func noteShown(_ indexPath: IndexPath) {
        guard let simulation = Simulation.current else { return }
        simulation.recorder.decide(.show, simulation.subject(self), simulation.name(of: indexPath), by: .cellsInSight)
    }

    /// SC.19: where a header or footer lies that floats if that is not where its section has it.
    final func place(_ frame: CGRect, floating: CGRect) -> CGRect {
        guard floating != frame, let simulation = Simulation.current else { return frame }
        return simulation.applies(.sectionViews, .place, self) ? floating : frame
    }

    /// What is in sight of the content, without what insets cover.
    final var visibleContent: CGRect {
        let (visible, inset) = (bounds, adjustedContentInset)
        return CGRect(
            x: visible.minX + inset.left, y: visible.minY + inset.top, width: visible.width - inset.left - inset.right,
            height: visible.height - inset.top - inset.bottom)
    }

    /// SC.24: whether a touch in the place of a cell is one of the cell: not if another view of the list has got it, or the cell takes none.
    final func isTouch(_ touch: UITouch, of cell: UIView?, _ indexPath: IndexPath, _ simulation: Simulation) -> Bool {
        guard let cell, let view = touch.view, view.isDescendant(of: self) else { return true }
        let isOfCell = view === self ? cell.isUserInteractionEnabled : view.isDescendant(of: cell)
        return isOfCell || !simulation.applies(.touchOnTheCell, .decline, self, simulation.name(of: indexPath))
    }
}

extension Simulation {
    /// What the record calls a row or an item.
    func name(of indexPath: IndexPath) -> Name {
        recorder.intern("[\(indexPath.section), \(indexPath.row)]")
    }
}

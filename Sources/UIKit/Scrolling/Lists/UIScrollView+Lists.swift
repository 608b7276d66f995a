import EventTrace

/// The common behaviour of tables and collections.
extension UIScrollView {
    /// SC.14: records that a view out of sight is reused.
    final func reuse(_ view: UIView, in simulation: Simulation?, _ body: () -> Void) {
        guard let simulation else { return body() }
        simulation.call(.prepareForReuse, on: view, by: .cellsInSight, body)
    }

    /// SC.14: records that a list has requested the cell of a visible row or item.
    final func noteShown(_ indexPath: IndexPath, in simulation: Simulation?) {
        guard let simulation else { return }
        simulation.recorder.decide(.show, simulation.subject(self), simulation.name(of: indexPath), by: .cellsInSight)
    }

    /// SC.19: the floating frame of a header or footer, if it differs from the frame in its section.
    final func place(_ frame: CGRect, floating: CGRect, in simulation: Simulation?) -> CGRect {
        guard floating != frame else { return frame }
        guard let simulation else { return floating }
        return simulation.applies(.sectionViews, .place, self, Name(.floating)) ? floating : frame
    }

    /// The visible part of the content, without the parts under insets.
    final var visibleContent: CGRect {
        let (visible, inset) = (bounds, adjustedContentInset)
        return CGRect(
            x: visible.minX + inset.left, y: visible.minY + inset.top, width: visible.width - inset.left - inset.right,
            height: visible.height - inset.top - inset.bottom)
    }

    /// SC.24: whether a touch at a cell's place belongs to the cell, which is not so if another view of the list got it or the cell takes
    /// no touches.
    final func isTouch(_ touch: UITouch, of cell: UIView?, _ indexPath: IndexPath, in simulation: Simulation) -> Bool {
        guard let cell, let view = touch.view, view.isDescendant(of: self) else { return true }
        let isOfCell = view === self ? cell.isUserInteractionEnabled : view.isDescendant(of: cell)
        return isOfCell || !simulation.applies(.touchOnTheCell, .decline, self, simulation.name(of: indexPath))
    }
}

extension Simulation {
    /// The name of a row or item in the record.
    func name(of indexPath: IndexPath) -> Name {
        recorder.intern("[\(indexPath.section), \(indexPath.row)]")
    }
}

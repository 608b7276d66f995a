import EventTrace

/// The view of a cell's content, hit where no other view of the cell is.
final class CellContentView: UIView {
    override var kind: String { "cellContentView" }
    override var engineClass: MethodTable { MethodTable(CellContentView.self) }
}

extension UIView {
    /// SC.83: the place behind the content view of a cell for a subview that is added in front.
    final func place(ofNew view: UIView, addedAt place: SubviewPlace, behind content: UIView, in simulation: Simulation?) -> SubviewPlace {
        guard case .front = place, content.parent === self else { return place }
        if let simulation, !simulation.applies(.contentInFront, .place, view, simulation.subject(content)) { return place }
        return .below(content)
    }
}

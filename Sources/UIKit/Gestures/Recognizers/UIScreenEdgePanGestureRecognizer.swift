import EventTrace

/// Recognizes a drag that comes in from an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UIScreenEdgePanGestureRecognizer.self) }
    override var ownRule: Rule { .screenEdgePan }

    /// The edges from which it may come; none until they are set.
    open var edges: UIRectEdge = []

    /// The edges at which all its fingers have come down.
    private var startEdges: UIRectEdge = .all

    /// GE.22: begins when the way leads inwards, fails when it leads elsewhere.
    override func judge(_ travelled: CGPoint, _ simulation: Simulation) -> PanVerdict {
        guard !travelled.isWithin(simulation.thresholds.panMovement.nextDown, of: .zero) else { return .undecided }
        let leadsInwards =
            startEdges.contains(.left) && travelled.x >= abs(travelled.y)
            || startEdges.contains(.right) && -travelled.x >= abs(travelled.y)
            || startEdges.contains(.top) && travelled.y >= abs(travelled.x)
            || startEdges.contains(.bottom) && -travelled.y >= abs(travelled.x)
        return leadsInwards || !simulation.holds(.screenEdgePan) ? .begins : .fails
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        if phase == .began, state == .possible {
            for touch in touches { startEdges.formIntersection(touch.edges(within: simulation.thresholds.screenEdge)) }
            startEdges.formIntersection(edges)
            if startEdges.isEmpty, simulation.holds(.screenEdgePan) { return state = .failed }
        }
        super.track(touches, phase, event, in: simulation)
    }

    open override func reset() {
        startEdges = .all
        super.reset()
    }
}

extension UITouch {
    /// The edges of its window that are no farther away than this, in points.
    fileprivate func edges(within distance: Double) -> UIRectEdge {
        guard let window else { return [] }
        let (point, bounds, distance) = (location(in: nil), window.bounds, CGFloat(distance))
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= distance { edges.insert(.left) }
        if bounds.maxX - point.x <= distance { edges.insert(.right) }
        if point.y - bounds.minY <= distance { edges.insert(.top) }
        if bounds.maxY - point.y <= distance { edges.insert(.bottom) }
        return edges
    }
}

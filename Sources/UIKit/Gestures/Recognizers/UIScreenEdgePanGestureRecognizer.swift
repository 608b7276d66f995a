import EventTrace

/// Recognizes a drag that comes in from an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    override var kind: String { "screenEdgePanGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIScreenEdgePanGestureRecognizer.self) }
    override var ownRule: Rule { .screenEdgePan }

    /// The edges from which it may come; none until they are set.
    open var edges: UIRectEdge = []

    /// The edges from which all its fingers have come.
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

    override func admits(_ touches: Set<UITouch>, _ simulation: Simulation) -> Bool {
        guard state == .possible else { return true }
        for touch in touches { startEdges.formIntersection(touch.edges(within: CGFloat(simulation.thresholds.screenEdge))) }
        startEdges.formIntersection(edges)
        return !startEdges.isEmpty || !simulation.holds(.screenEdgePan)
    }

    open override func reset() {
        startEdges = .all
        super.reset()
    }
}

extension UITouch {
    /// The edges of the screen that it came from: those that its event names, else those that it came down no farther away from than this, in
    /// points.
    fileprivate func edges(within distance: CGFloat) -> UIRectEdge {
        reportedEdges ?? UIScreen.main.bounds.edges(within: distance, of: start)
    }
}

extension CGRect {
    fileprivate func edges(within distance: CGFloat, of point: CGPoint) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - minX <= distance { edges.insert(.left) }
        if maxX - point.x <= distance { edges.insert(.right) }
        if point.y - minY <= distance { edges.insert(.top) }
        if maxY - point.y <= distance { edges.insert(.bottom) }
        return edges
    }
}

import EventTrace

/// Recognizes a drag that comes in from an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    override var kind: String { "screenEdgePanGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIScreenEdgePanGestureRecognizer.self) }
    override var ownRule: Rule { .screenEdgePan }

    /// The edges from which the drag may come; empty until set.
    open var edges: UIRectEdge = []

    /// The edges from which all its fingers have come.
    private var startEdges: UIRectEdge = .all

    /// GE.22: the pan begins if the way leads inwards, and fails if it leads elsewhere.
    override func judge(_ travelled: CGPoint, in simulation: Simulation) -> PanVerdict {
        guard !travelled.isWithin(simulation.thresholds.panMovement.nextDown, of: .zero) else { return .undecided }
        let leadsInwards =
            startEdges.contains(.left) && travelled.x >= abs(travelled.y)
            || startEdges.contains(.right) && -travelled.x >= abs(travelled.y)
            || startEdges.contains(.top) && travelled.y >= abs(travelled.x)
            || startEdges.contains(.bottom) && -travelled.y >= abs(travelled.x)
        return leadsInwards || !simulation.holds(.screenEdgePan) ? .begins : .fails
    }

    override func admits(_ touches: Set<UITouch>, in simulation: Simulation) -> Bool {
        guard state == .possible else { return true }
        for touch in touches { startEdges.formIntersection(touch.edges(within: CGFloat(simulation.thresholds.screenEdge))) }
        startEdges.formIntersection(edges)
        if edges.isSeveral, simulation.applies(.oneEdge, .decline, self) { return false }
        return !startEdges.isEmpty || !simulation.holds(.screenEdgePan)
    }

    open override func reset() {
        startEdges = .all
        super.reset()
    }
}

extension UIRectEdge {
    /// GE.51: whether these are two edges or more.
    fileprivate var isSeveral: Bool { rawValue & (rawValue &- 1) != 0 }
}

extension UITouch {
    /// The screen edges of its origin: those named by its event, or else those within this distance of its touch down, in points.
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

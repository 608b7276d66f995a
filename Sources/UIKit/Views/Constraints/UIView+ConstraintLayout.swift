/// PL.11
extension UIView {
    /// Whether only constraints place it: its own, or those of a stack view that arranges it.
    final var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints || isArranged }

    /// Whether a stack view arranges it.
    final var isArranged: Bool { (parent as? UIStackView)?.arranges(self) == true }

    /// Places the subviews, as a part of the default `layoutSubviews`.
    final func placeSubviewsByConstraints(in simulation: Simulation?) {
        guard children.contains(where: { $0.isPlacedByConstraints }), simulation?.holds(.constraints) != false
        else { return }
        var layout = ConstraintLayout(of: rootOfConstraints, in: simulation)
        layout.apply(to: self)
    }

    final func place(at frame: CGRect) {
        let size = bounds.size
        if size != frame.size { bounds.size = frame.size }
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// The topmost view that must be known to place the subviews of this one.
    ///
    /// A view that constraints do not place shields those below it, unless a view above holds one of their constraints.
    private final var rootOfConstraints: UIView {
        var (root, child, shield): (UIView, UIView, UIView?) = (self, self, nil)
        while let ancestor = child.parent {
            if shield == nil {
                if child.isPlacedByConstraints { root = ancestor } else { shield = child }
            }
            let reaches = ancestor.constraints.contains { constraint in
                [constraint.firstItem, constraint.secondItem].contains { item in
                    guard let view = NSLayoutConstraint.view(of: item) else { return false }
                    return view.isDescendant(of: shield ?? child) && (shield == nil || view !== shield)
                }
            }
            if reaches { (root, shield) = (ancestor, nil) }
            child = ancestor
        }
        return root
    }

    /// Called after its intrinsic size has changed, which can change its frame.
    final func contentSizeHasChanged(in simulation: Simulation?) {
        if isPlacedByConstraints { constraintsHaveChanged(in: simulation) }
    }

    /// Called after a constraint of this view, or of a guide of its own, has changed.
    final func constraintsHaveChanged(in simulation: Simulation?) {
        var changed = [self]
        if let parent {
            let root = parent.rootOfConstraints
            var current: UIView? = parent
            while let view = current {
                changed.append(view)
                current = view === root ? nil : view.parent
            }
        }
        guard let simulation, !simulation.transactions.isLayingOut,
            simulation.applies(.constraintsMarkLater, .hold, self)
        else {
            for view in changed { view.setNeedsLayout() }
            return
        }
        simulation.transactions.addConstrained(changed)
    }
}

extension Simulation {
    /// PL.22: marks the views whose constraints have changed, before a layout.
    func markConstrained() {
        for view in transactions.takeConstrained() { view.setNeedsLayout() }
    }

    /// Lays out; constraints that change meanwhile mark their views at once.
    func whileLayingOut(_ body: () -> Void) {
        let wasLayingOut = transactions.isLayingOut
        transactions.isLayingOut = true
        body()
        transactions.isLayingOut = wasLayingOut
    }
}

extension CGRect {
    /// Whether both rectangles agree within a millionth of a point.
    func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs(Double($0)) <= 1e-6
        }
    }
}

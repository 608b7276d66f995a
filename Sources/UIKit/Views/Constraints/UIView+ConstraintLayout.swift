/// PL.11
extension UIView {
    /// Whether constraints alone say where it is: its own, or those of the stack view in which it is arranged.
    final var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints || isArranged }

    /// Whether it is one of those that a stack view places.
    final var isArranged: Bool { (parent as? UIStackView)?.arranges(self) == true }

    /// Part of the default `layoutSubviews`.
    final func placeSubviewsByConstraints() {
        guard children.contains(where: { $0.isPlacedByConstraints }), Simulation.current?.holds(.constraints) != false
        else { return }
        var layout = ConstraintLayout(of: rootOfConstraints)
        layout.apply(to: self)
    }

    final func place(at frame: CGRect) {
        let size = bounds.size
        if size != frame.size { bounds.size = frame.size }
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// The view from which on all must be known to place the subviews of this one. A view that is not placed by constraints shields those
    /// below it, unless a view above holds a constraint of theirs.
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

    /// What it is by itself has changed: constraints may give it another frame.
    final func contentSizeHasChanged() {
        if isPlacedByConstraints { constraintsHaveChanged() }
    }

    /// A constraint of this view, or of a guide of its own, has changed.
    final func constraintsHaveChanged() {
        setNeedsLayout()
        guard let parent else { return }
        let root = parent.rootOfConstraints
        var current: UIView? = parent
        while let view = current {
            view.setNeedsLayout()
            current = view === root ? nil : view.parent
        }
    }
}

extension CGRect {
    /// Within a millionth of a point.
    func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs(Double($0)) <= 1e-6
        }
    }
}

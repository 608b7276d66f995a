/// PL.11
extension UIView {
    /// Whether constraints alone say where it is. A stack view places what is arranged in it.
    final var isPlacedByConstraints: Bool {
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        return (parent as? UIStackView)?.arranged.contains { $0 === self } != true
    }

    /// Part of the default `layoutSubviews`.
    final func placeSubviewsByConstraints() {
        guard children.contains(where: { $0.layoutData?.usesAutoresizing == false }), Simulation.current?.holds(.constraints) != false
        else { return }
        ConstraintLayout(of: rootOfConstraints).apply(to: self)
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

    /// What it is by itself has changed: constraints or a stack view may give it another frame.
    final func contentSizeHasChanged() {
        if isPlacedByConstraints { return constraintsHaveChanged() }
        guard let stack = parent as? UIStackView, stack.arranged.contains(where: { $0 === self }) else { return }
        stack.setNeedsLayout()
        stack.contentSizeHasChanged()
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

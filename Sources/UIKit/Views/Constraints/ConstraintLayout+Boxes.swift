import LinearConstraints

/// Views, guides and constraints as expressions.
extension ConstraintLayout {
    /// The constraint as an expression; nil if it concerns no unknown.
    func linear(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> LinearConstraint? {
        guard let item = constraint.firstItem, var difference = edge(constraint.firstAttribute, of: item, in: holder) else { return nil }
        if let other = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let edge = edge(constraint.secondAttribute, of: other, in: holder) else { return nil }
            difference = difference - edge * Double(constraint.multiplier)
        }
        difference.constant -= Double(constraint.constant)
        if difference.terms.isEmpty { return nil }
        return LinearConstraint(difference, constraint.relation.linear, LinearConstraint.Priority(constraint.priority.rawValue))
    }

    /// Adds the view's intrinsic size, with its hugging and resistance.
    mutating func add(ownSizesOf view: UIView) {
        let box = box(of: view)
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, box.width), (.vertical, box.height)] {
            guard let own = view.lengthOfContent(along: axis) else { continue }
            if axis == .vertical, view.breaksLines { noteLines(of: view) }
            let difference = length - LinearExpression(Double(own))
            let (hugging, resistance) = (view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis))
            add(LinearConstraint(difference, .lessThanOrEqual, LinearConstraint.Priority(hugging.rawValue)))
            add(LinearConstraint(difference, .greaterThanOrEqual, LinearConstraint.Priority(resistance.rawValue)))
        }
    }

    /// The constraints that a stack view adds.
    func linear(_ stack: UIStackView) -> [LinearConstraint] {
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let views = stack.arranged.filter { !$0.isHidden }.map { (view: $0, box: box(of: $0)) }
        return StackConstraints(stack: stack, views: views, inside: inner(of: stack).inset(by: margins)).all
    }

    private func edge(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in holder: UIView) -> LinearExpression? {
        if attribute == .width || attribute == .height { return ownBox(of: item)?[attribute] }
        return box(of: item, in: holder)?[attribute]
    }

    /// The box of a view for its own constraints: a scroll view's edges are those of its content, its size is its own.
    private func ownBox(of item: AnyObject) -> LayoutBox? {
        if let view = item as? UIView { return box(of: view) }
        return (item as? UILayoutGuide).flatMap { box(of: $0) }
    }

    // MARK: Coordinates

    private func variableBox(_ frame: FrameVariables) -> LayoutBox {
        LayoutBox(
            x: LinearExpression(variable: frame.x), y: LinearExpression(variable: frame.y),
            width: LinearExpression(variable: frame.width), height: LinearExpression(variable: frame.height))
    }

    /// The box of a view in its superview's coordinates.
    private func box(of view: UIView) -> LayoutBox {
        if let frame = variables.frame(of: view) { return variableBox(frame) }
        return LayoutBox(view.frame.origin, view === root ? view.bounds.size : view.frame.size)
    }

    /// The box of a guide in its owner's coordinates.
    private func box(of guide: UILayoutGuide) -> LayoutBox? {
        if let frame = variables.frame(of: guide) { return variableBox(frame) }
        guard let owner = guide.owningView else { return nil }
        if guide.kind == .frame { return placed(box(of: owner), at: owner.bounds.origin) }
        let inner = inner(of: owner)
        guard let keyboard = guide as? UIKeyboardLayoutGuide else { return inner.inset(by: guide.insets) }
        let height = LinearExpression(Double(keyboard.overlap(in: simulation)))
        return LayoutBox(x: inner.x, y: inner.y + inner.height - height, width: inner.width, height: height)
    }

    private func placed(_ box: LayoutBox, at origin: CGPoint) -> LayoutBox {
        LayoutBox(x: LinearExpression(Double(origin.x)), y: LinearExpression(Double(origin.y)), width: box.width, height: box.height)
    }

    /// The box of an item in the coordinates of the view that holds the constraint.
    private func box(of item: AnyObject, in holder: UIView) -> LayoutBox? {
        if let view = item as? UIView {
            if view === holder { return inner(of: view) }
            guard let superview = view.superview else { return nil }
            return moved(box(of: view), from: superview, to: holder)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let box = box(of: guide) else { return nil }
        return moved(box, from: owner, to: holder)
    }

    /// The box of a view for its subviews; for a scroll view, that of the content.
    private func inner(of view: UIView) -> LayoutBox {
        guard let content = variables.content(of: view) else { return placed(box(of: view), at: view.bounds.origin) }
        return placed(variableBox(content), at: .zero)
    }

    private func moved(_ box: LayoutBox, from view: UIView, to ancestor: UIView) -> LayoutBox? {
        var moved = box
        var current = view
        while current !== ancestor {
            guard let superview = current.superview else { return nil }
            let (own, origin) = (self.box(of: current), current.bounds.origin)
            moved.x = moved.x + own.x - LinearExpression(Double(origin.x))
            moved.y = moved.y + own.y - LinearExpression(Double(origin.y))
            current = superview
        }
        return moved
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var linear: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

/// PL.11: the frames that constraints give to the views below one view, whose own size is taken as it is.
struct ConstraintLayout {
    /// Left edge, top edge, width and height in the coordinates of the superview, or of the owner of a guide.
    private struct Box {
        let x, y, width, height: LinearExpression
    }

    private typealias Item = UnsafeRawPointer

    private let root: UIView
    /// The first of the four variables of each view or guide that is placed, and of the two of each scroll view's content.
    private var variables: [Item: Int] = [:]
    private var contents: [Item: Int] = [:]
    private var variableCount = 0
    private var placed: [UIView] = []
    private var values: [Double] = []

    init(of root: UIView) {
        self.root = root
        var held: [(NSLayoutConstraint, UIView)] = []
        Self.collect(below: root, &held)
        for (constraint, _) in held {
            for item in [constraint.firstItem, constraint.secondItem] { if let item { addVariables(of: item) } }
        }
        var relations = held.compactMap { relation($0, heldBy: $1) }
        for view in placed { relations += ownSizes(of: view) }
        values = LinearSystem(variableCount: variableCount, relations).solve()
    }

    private static func collect(below view: UIView, _ held: inout [(NSLayoutConstraint, UIView)]) {
        for constraint in view.constraints { held.append((constraint, view)) }
        for child in view.subviews { collect(below: child, &held) }
    }

    // MARK: What it finds

    /// Gives the views directly below `view` their frames, and marks others for layout that have another frame than they should.
    func apply(to view: UIView) {
        for child in placed {
            guard let first = variables[Self.key(child)] else { continue }
            let frame = CGRect(x: values[first], y: values[first + 1], width: max(0, values[first + 2]), height: max(0, values[first + 3]))
            if frame.isNear(child.frame) { continue }
            if child.superview === view { child.place(at: frame) } else { child.superview?.setNeedsLayout() }
        }
        guard let scroll = view as? UIScrollView, let first = contents[Self.key(scroll)] else { return }
        let size = CGSize(width: max(0, values[first]), height: max(0, values[first + 1]))
        if size != scroll.contentSize { scroll.contentSize = size }
    }

    // MARK: Variables

    private static func key(_ item: AnyObject) -> Item { ObjectBox(object: item).address }

    private mutating func addVariables(of item: AnyObject) {
        if let scroll = item as? UIScrollView, contents[Self.key(scroll)] == nil {
            contents[Self.key(scroll)] = variableCount
            variableCount += 2
        }
        guard variables[Self.key(item)] == nil else { return }
        if let view = item as? UIView {
            guard view !== root, view.isPlacedByConstraints else { return }
            placed.append(view)
        } else if (item as? UILayoutGuide)?.isOfTheEngine != false {
            return
        }
        variables[Self.key(item)] = variableCount
        variableCount += 4
    }

    private func variableBox(of item: AnyObject) -> Box? {
        guard let first = variables[Self.key(item)] else { return nil }
        return Box(
            x: LinearExpression(variable: first), y: LinearExpression(variable: first + 1), width: LinearExpression(variable: first + 2),
            height: LinearExpression(variable: first + 3))
    }

    private func box(of view: UIView) -> Box {
        if let box = variableBox(of: view) { return box }
        let (origin, size) = (view.frame.origin, view === root ? view.bounds.size : view.frame.size)
        return Box(
            x: LinearExpression(Double(origin.x)), y: LinearExpression(Double(origin.y)), width: LinearExpression(Double(size.width)),
            height: LinearExpression(Double(size.height)))
    }

    // MARK: Relations

    private func relation(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> LinearSystem.Relation? {
        guard let item = constraint.firstItem, let first = edge(constraint.firstAttribute, of: item, in: holder) else { return nil }
        var expression = first - LinearExpression(Double(constraint.constant))
        if let other = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let second = edge(constraint.secondAttribute, of: other, in: holder) else { return nil }
            expression = expression - second * Double(constraint.multiplier)
        }
        return LinearSystem.Relation(expression: expression, kind: constraint.relation, priority: constraint.priority.rawValue)
    }

    private func edge(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in holder: UIView) -> LinearExpression? {
        guard let box = box(of: item, in: holder) else { return nil }
        switch attribute {
        case .left, .leading: return box.x
        case .right, .trailing: return box.x + box.width
        case .centerX: return box.x + box.width * 0.5
        case .width: return size(of: item)?.width
        case .top: return box.y
        // Text is not measured: its lines stand on the lower edge.
        case .bottom, .firstBaseline, .lastBaseline: return box.y + box.height
        case .centerY: return box.y + box.height * 0.5
        case .height: return size(of: item)?.height
        case .notAnAttribute: return nil
        }
    }

    /// A scroll view's edges are those of its content, its size is its own.
    private func size(of item: AnyObject) -> Box? {
        if let view = item as? UIView { return box(of: view) }
        return (item as? UILayoutGuide).flatMap { box(of: $0) }
    }

    /// In the coordinates of the view that holds the constraint.
    private func box(of item: AnyObject, in holder: UIView) -> Box? {
        if let view = item as? UIView {
            if view === holder { return inner(of: view) }
            guard let superview = view.superview else { return nil }
            return moved(box(of: view), from: superview, to: holder)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let box = box(of: guide) else { return nil }
        return moved(box, from: owner, to: holder)
    }

    private func box(of guide: UILayoutGuide) -> Box? {
        if let box = variableBox(of: guide) { return box }
        guard let owner = guide.owningView else { return nil }
        let (outer, insets) = (inner(of: owner), guide.insets)
        return Box(
            x: outer.x + LinearExpression(Double(insets.left)), y: outer.y + LinearExpression(Double(insets.top)),
            width: outer.width - LinearExpression(Double(insets.left + insets.right)),
            height: outer.height - LinearExpression(Double(insets.top + insets.bottom)))
    }

    /// A view as its subviews see it; of a scroll view the content.
    private func inner(of view: UIView) -> Box {
        if let first = contents[Self.key(view)] {
            return Box(
                x: LinearExpression(0), y: LinearExpression(0), width: LinearExpression(variable: first),
                height: LinearExpression(variable: first + 1))
        }
        let (box, origin) = (box(of: view), view.bounds.origin)
        return Box(
            x: LinearExpression(Double(origin.x)), y: LinearExpression(Double(origin.y)), width: box.width, height: box.height)
    }

    private func moved(_ box: Box, from view: UIView, to ancestor: UIView) -> Box? {
        var (x, y) = (box.x, box.y)
        var current = view
        while current !== ancestor {
            guard let superview = current.superview else { return nil }
            let (own, origin) = (self.box(of: current), current.bounds.origin)
            x = x + own.x - LinearExpression(Double(origin.x))
            y = y + own.y - LinearExpression(Double(origin.y))
            current = superview
        }
        return Box(x: x, y: y, width: box.width, height: box.height)
    }

    /// What it wants to be by itself, with its hugging and its resistance.
    private func ownSizes(of view: UIView) -> [LinearSystem.Relation] {
        let (own, box) = (view.intrinsicContentSize, box(of: view))
        return [(NSLayoutConstraint.Axis.horizontal, box.width, own.width), (.vertical, box.height, own.height)].flatMap {
            axis, length, own in
            guard own != UIView.noIntrinsicMetric else { return [LinearSystem.Relation]() }
            let difference = length - LinearExpression(Double(own))
            return [
                LinearSystem.Relation(
                    expression: difference, kind: .equal, priority: view.contentHuggingPriority(for: axis).rawValue),
                LinearSystem.Relation(
                    expression: difference, kind: .greaterThanOrEqual,
                    priority: view.contentCompressionResistancePriority(for: axis).rawValue),
            ]
        }
    }
}

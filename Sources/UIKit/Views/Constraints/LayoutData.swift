import LinearConstraints

/// What layout by constraints goes by. Made for a view when it is first asked for.
final class LayoutData {
    var usesAutoresizing = true
    var constraints: [NSLayoutConstraint] = []
    /// Kept, since constraints do not keep them.
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// Of a scroll view.
    var contentGuides: (content: UILayoutGuide, frame: UILayoutGuide)?
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var hugging = AxisPriorities(.defaultLow)
    var resistance = AxisPriorities(.defaultHigh)
    /// The system of the views below this one, as it was solved last.
    var solved: SolvedLayout?

    deinit {
        for constraint in constraints { constraint.holder = nil }
        for guide in guides { guide.owningView = nil }
        safeAreaGuide?.owningView = nil
        marginsGuide?.owningView = nil
        keyboardGuide?.owningView = nil
        contentGuides?.content.owningView = nil
        contentGuides?.frame.owningView = nil
    }
}

/// One priority for each axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// What came out for these constraints, which need not be solved again while they are the same.
struct SolvedLayout {
    let constraints: [LinearConstraint]
    let solution: ConstraintSolver.Solution
}

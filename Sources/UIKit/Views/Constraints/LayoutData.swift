import LinearConstraints

/// A view's data for layout by constraints, created on first use.
final class LayoutData {
    var usesAutoresizing = true
    var constraints: [NSLayoutConstraint] = []
    /// The guides, retained because constraints do not retain them.
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// The guides of a scroll view.
    var contentGuides: (content: UILayoutGuide, frame: UILayoutGuide)?
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var hugging = AxisPriorities(.defaultLow)
    var resistance = AxisPriorities(.defaultHigh)
    /// The latest solution for the views below this one.
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

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The frames for these constraints, valid while the constraints stay the same.
struct SolvedLayout {
    let constraints: [LinearConstraint]
    let solution: ConstraintSolver.Solution
}

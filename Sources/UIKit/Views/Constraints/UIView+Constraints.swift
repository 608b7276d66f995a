/// What a view says of its layout by constraints.
extension UIView {
    private final var data: LayoutData {
        if let layoutData { return layoutData }
        let data = LayoutData()
        layoutData = data
        return data
    }

    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutData?.usesAutoresizing ?? true }
        set {
            data.usesAutoresizing = newValue
            constraintsHaveChanged()
        }
    }
    public final var constraints: [NSLayoutConstraint] { layoutData?.constraints ?? [] }

    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        for item in [constraint.firstItem, constraint.secondItem] {
            precondition(
                NSLayoutConstraint.view(of: item)?.isDescendant(of: self) != false,
                "UIView: a constraint must be held by a view that has its items")
        }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        data.constraints.append(constraint)
        constraint.tellItems()
    }
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        data.constraints.removeAll { $0 === constraint }
        constraint.tellItems()
    }
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { data.priorities[axis.rawValue] }
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        data.priorities[axis.rawValue] = priority
        constraintsHaveChanged()
    }
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        data.priorities[2 + axis.rawValue]
    }
    public final func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        data.priorities[2 + axis.rawValue] = priority
        constraintsHaveChanged()
    }

    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// This view and those above it forget the constraints of items that go.
    final func dropConstraints(of isGoing: (AnyObject) -> Bool) {
        var holder: UIView? = self
        while let view = holder {
            for constraint in view.constraints {
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
                if items.contains(where: isGoing) { view.removeConstraint(constraint) }
            }
            holder = view.parent
        }
    }

    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        data.guides.append(layoutGuide)
    }
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        dropConstraints { $0 === layoutGuide }
        layoutGuide.owningView = nil
        data.guides.removeAll { $0 === layoutGuide }
    }

    public final var safeAreaLayoutGuide: UILayoutGuide { guide(UILayoutGuide.safeArea) }
    public final var layoutMarginsGuide: UILayoutGuide { guide(UILayoutGuide.layoutMargins) }

    /// Made when it is first asked for.
    private final func guide(_ identifier: String) -> UILayoutGuide {
        if let known = data.guides.first(where: { $0.identifier == identifier }) { return known }
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.identifier = identifier
        data.guides.append(guide)
        return guide
    }
}

/// Insets as plain data: the screen has no notch and no bars.
extension UIView {
    public final var safeAreaInsets: UIEdgeInsets { .zero }
    public final var layoutMargins: UIEdgeInsets {
        get { layoutData?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set { data.layoutMargins = newValue }
    }
}

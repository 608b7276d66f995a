/// The view's public properties for layout by constraints.
extension UIView {
    final var ownLayoutData: LayoutData {
        if let layoutData { return layoutData }
        let data = LayoutData()
        layoutData = data
        return data
    }

    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutData?.usesAutoresizing ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            ownLayoutData.usesAutoresizing = newValue
            constraintsHaveChanged(in: .current)
        }
    }
    public final var constraints: [NSLayoutConstraint] { layoutData?.constraints ?? [] }

    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        for item in [constraint.firstItem, constraint.secondItem] {
            if NSLayoutConstraint.view(of: item)?.isDescendant(of: self) == false {
                fatalError("NSGenericException: Unable to install constraint on view: it does not hold the items of the constraint")
            }
        }
        if constraint.holder === self { return }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        ownLayoutData.constraints.append(constraint)
        takePartInConstraints()
        constraint.tellItems(in: .current)
    }
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        ownLayoutData.constraints.removeAll { $0 === constraint }
        constraint.tellItems(in: .current)
    }
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The priority with which it resists being longer than its content; `.defaultLow` by default.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutData?.hugging[axis] ?? .defaultLow
    }
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        ownLayoutData.hugging[axis] = priority
        contentSizeHasChanged(in: .current)
    }
    /// The priority with which it resists being shorter than its content; `.defaultHigh` by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutData?.resistance[axis] ?? .defaultHigh
    }
    public final func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        ownLayoutData.resistance[axis] = priority
        contentSizeHasChanged(in: .current)
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

    /// Drops constraints of removed items from this view and those above.
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
        if layoutGuide.owningView === self { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ownLayoutData.guides.append(layoutGuide)
    }
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        dropConstraints { $0 === layoutGuide }
        layoutGuide.owningView = nil
        ownLayoutData.guides.removeAll { $0 === layoutGuide }
    }

    /// The guide of the safe area, created on first use.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        if let known = layoutData?.safeAreaGuide { return known }
        let guide = UILayoutGuide(.safeArea, of: self)
        ownLayoutData.safeAreaGuide = guide
        return guide
    }
    /// The guide of the layout margins, created on first use.
    public final var layoutMarginsGuide: UILayoutGuide {
        if let known = layoutData?.marginsGuide { return known }
        let guide = UILayoutGuide(.layoutMargins, of: self)
        ownLayoutData.marginsGuide = guide
        return guide
    }
    /// The guide of the margins: on a phone held upright every line is short enough to be readable.
    public final var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
    /// The guide of the keyboard, created on first use.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = layoutData?.keyboardGuide { return known }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        ownLayoutData.keyboardGuide = guide
        Simulation.current?.shared.hasKeyboardGuides = true
        return guide
    }
}

extension UIView {
    public final var layoutMargins: UIEdgeInsets {
        get { layoutData?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            guard newValue != layoutMargins else { return }
            ownLayoutData.layoutMargins = newValue
            setNeedsLayout()
            contentSizeHasChanged(in: .current)
            layoutMarginsDidChange()
        }
    }
}

/// Frames of arranged subviews. Hidden ones take no room and keep the frame they have.
extension UIStackView {
    final func arrange(_ view: UIView, at index: Int) {
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(max(0, index), arranged.count))
        if view.superview !== self { addSubview(view) }
        arrangementHasChanged()
    }

    final func forget(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings.removeAll { $0.view === view }
        arrangementHasChanged()
    }

    /// Its own size may be another, too.
    final func arrangementHasChanged() {
        setNeedsLayout()
        contentSizeHasChanged()
    }

    final func setSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings.removeAll { $0.view === view }
        customSpacings.append((view, spacing))
        arrangementHasChanged()
    }

    final func layOutArranged() {
        let (margins, size) = (isLayoutMarginsRelativeArrangement ? layoutMargins : .zero, bounds.size)
        let inner = CGRect(
            x: bounds.minX + margins.left, y: bounds.minY + margins.top, width: max(0, size.width - margins.left - margins.right),
            height: max(0, size.height - margins.top - margins.bottom))
        let views = arranged.filter { !$0.isHidden }
        let arrangement = StackArrangement(available: inner.size.length(along: axis), items: items(of: views))
        for (view, span) in zip(views, arrangement.spans(distribution)) {
            let across = spanAcross(view, inner.size.length(along: axis.other))
            view.frame =
                axis == .horizontal
                ? CGRect(x: inner.minX + span.start, y: inner.minY + across.start, width: span.length, height: across.length)
                : CGRect(x: inner.minX + across.start, y: inner.minY + span.start, width: across.length, height: span.length)
        }
    }

    private final func items(of views: [UIView]) -> [StackArrangement.Item] {
        views.map { view in
            StackArrangement.Item(
                length: view.ownLength(along: axis), hugging: view.contentHuggingPriority(for: axis).rawValue,
                resistance: view.contentCompressionResistancePriority(for: axis).rawValue, gap: gap(after: view))
        }
    }

    private final func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        if custom == UIStackView.spacingUseDefault { return spacing }
        return custom == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : custom
    }

    /// Points. Assumed: the usual distance of neighbours.
    private static var systemSpacing: CGFloat { 8 }

    private final func spanAcross(_ view: UIView, _ available: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let length = alignment == .fill ? available : min(available, view.ownLength(along: axis.other) ?? 0)
        switch alignment {
        case .fill, .leading: return (0, length)
        case .center: return ((available - length) / 2, length)
        case .trailing: return (available - length, length)
        }
    }

    /// What it needs for its views to have their own lengths.
    final func fittingLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        let views = arranged.filter { !$0.isHidden }
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        let edges = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
        if axis == self.axis { return edges + StackArrangement(available: 0, items: items(of: views)).fittingLength }
        return edges + (views.map { $0.ownLength(along: axis) ?? 0 }.max() ?? 0)
    }

}

extension UIView {
    /// That of a constraint that fixes it, what constraints in it come to, or that of its content; nil for a view that has none.
    fileprivate final func ownLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        if let fixed = constraints.first(where: { $0.fixesLength(of: self, along: axis) }) { return fixed.constant }
        guard !constraints.isEmpty || children.contains(where: { $0.isPlacedByConstraints }) else { return lengthOfContent(along: axis) }
        let length = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).length(along: axis)
        return length > 0 ? length : lengthOfContent(along: axis)
    }
}

extension NSLayoutConstraint {
    fileprivate final func fixesLength(of view: UIView, along axis: Axis) -> Bool {
        firstItem === view && secondItem == nil && relation == .equal && priority == .required
            && firstAttribute == (axis == .horizontal ? .width : .height)
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The arranged views. `StackConstraints` places them; hidden ones take no room and keep their frames.
extension UIStackView {
    final func arrange(_ view: UIView, at index: Int) {
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(max(0, index), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementHasChanged()
    }

    final func forget(_ view: UIView) {
        guard arranges(view) else { return }
        arranged.removeAll { $0 === view }
        customSpacings.removeAll { $0.view === view }
        arrangementHasChanged()
    }

    final func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    /// Called after a change of the arrangement, which can change its intrinsic size too.
    final func arrangementHasChanged() {
        setNeedsLayout()
        // At once, as for a view that is added: no constraint of client code has changed.
        contentSizeHasChanged(in: nil)
    }

    final func setSpacing(_ spacing: CGFloat, after view: UIView) {
        guard spacing != customSpacing(after: view) else { return }
        customSpacings.removeAll { $0.view === view }
        customSpacings.append((view, spacing))
        arrangementHasChanged()
    }

    final func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        if custom == UIStackView.spacingUseDefault { return spacing }
        return custom == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : custom
    }

    /// The system spacing in points; assumed.
    private static var systemSpacing: CGFloat { 8 }
}

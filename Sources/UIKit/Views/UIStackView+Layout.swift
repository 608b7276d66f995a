/// What is arranged. Where it comes to lie is up to `StackConstraints`; hidden views take no room and keep the frame they have.
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

    /// Its own size may be another, too.
    final func arrangementHasChanged() {
        setNeedsLayout()
        contentSizeHasChanged()
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

    /// Points. Assumed: the usual distance of neighbours.
    private static var systemSpacing: CGFloat { 8 }
}

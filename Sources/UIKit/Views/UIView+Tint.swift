/// The tint color, which views inherit and no event depends on.
extension UIView {
    final func setTint(_ tint: UIColor?) {
        ownTint = tint
        resolveTint()
        announceTint()
    }

    /// Calls `tintColorDidChange` after a move that changes the inherited color.
    final func inheritTint() {
        guard ownTint == nil, (tintInEffect ?? .tintColor) != (parent?.tintInEffect ?? .tintColor) else { return }
        resolveTint()
        announceTint()
    }

    /// Updates the color here and below, before any call.
    final func resolveTint() {
        tintInEffect = ownTint ?? parent?.tintInEffect
        for child in children where child.ownTint == nil { child.resolveTint() }
    }

    /// Calls `tintColorDidChange` here and below, except in views with their own color.
    private final func announceTint() {
        tintColorDidChange()
        for child in children where child.ownTint == nil { child.announceTint() }
    }
}

/// The tint color, which views inherit. No event depends on it.
extension UIView {
    final func setTint(_ tint: UIColor?) {
        ownTint = tint
        resolveTint()
        announceTint()
    }

    /// After it has moved: tells it if it inherits another one than before.
    final func inheritTint() {
        guard ownTint == nil, (tintInEffect ?? .tintColor) != (parent?.tintInEffect ?? .tintColor) else { return }
        resolveTint()
        announceTint()
    }

    /// Here and below, before anybody is told.
    final func resolveTint() {
        tintInEffect = ownTint ?? parent?.tintInEffect
        for child in children where child.ownTint == nil { child.resolveTint() }
    }

    /// Views below that have a color of their own are left out, with all below them.
    private final func announceTint() {
        tintColorDidChange()
        for child in children where child.ownTint == nil { child.announceTint() }
    }
}

/// The tint color, which views inherit. No event depends on it.
extension UIView {
    final var inheritedTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.ownTint { return tint }
            view = current.parent
        }
        return .tintColor
    }

    final func setTint(_ tint: UIColor?) {
        ownTint = tint
        announceTint()
    }

    /// Views below that have a color of their own are left out, with all below them.
    final func announceTint() {
        tintColorDidChange()
        for child in children where child.ownTint == nil { child.announceTint() }
    }
}

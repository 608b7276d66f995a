/// The tint color, which views inherit. No event depends on it.
extension UIView {
    final var inheritedTint: UIColor {
        var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let view = next {
            if let tint = view._withUnsafeGuaranteedRef({ $0.ownTint }) { return tint }
            next = view.parent
        }
        return .tintColor
    }

    final func setTint(_ tint: UIColor?) {
        ownTint = tint
        announceTint()
    }

    /// What it inherits now; nil if it has a tint color of its own.
    final var tintFromAbove: UIColor? { ownTint == nil ? inheritedTint : nil }

    /// After it has moved: tells it if it inherits another one than before.
    final func announceTint(ifNot old: UIColor?) {
        if let old, let new = tintFromAbove, old != new { announceTint() }
    }

    /// Views below that have a color of their own are left out, with all below them.
    final func announceTint() {
        tintColorDidChange()
        for child in children where child.ownTint == nil { child.announceTint() }
    }
}

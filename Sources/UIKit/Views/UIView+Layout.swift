import EventTrace

/// Layout as far as code that listens to touches relies on it: frames that are set, and `layoutSubviews` when asked for.
extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// How a view follows a change of its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    final func setFrame(_ frame: CGRect) {
        let size = bounds.size
        layer.frame = frame
        sizeChanged(from: size)
    }

    final func setBounds(_ newBounds: CGRect) {
        let size = layer.bounds.size
        layer.bounds = newBounds
        sizeChanged(from: size)
    }

    final func setCenter(_ center: CGPoint) {
        layer.position = center
    }

    final func setTransform(_ transform: CGAffineTransform) {
        layer.setAffineTransform(transform)
    }

    final func setAlpha(_ alpha: CGFloat) {
        layer.opacity = Float(alpha)
    }

    final func setHidden(_ isHidden: Bool) {
        layer.isHidden = isHidden
        if !isHidden { displayIfUndrawn() }
        parent?.childIsHiddenOrShown()
    }

    private func sizeChanged(from old: CGSize) {
        let new = layer.bounds.size
        guard new != old else { return }
        if autoresizesSubviews {
            for child in children { child.follow(from: old, to: new) }
        }
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
        displayIfUndrawn()
        // PL.9: what a view does to its subviews while it lays them out does not mark it once more.
        if let parent, !parent.isLayingOut { parent.setNeedsLayout() }
    }

    /// PL.9: layout is due at the next commit.
    final func markForLayout() {
        layer.setNeedsLayout()
        Simulation.current?.transactions.setNeedsLayout()
    }

    /// PL.9: this view and those below it that are marked, from the top down.
    final func layOutIfNeeded() {
        if layer.layoutIsNeeded {
            layer.layoutIsNeeded = false
            layOut()
        }
        for child in children { child.layOutIfNeeded() }
    }

    /// Those of the tree for which layout or an update of constraints is due, from the top down.
    final var markedForLayout: [UIView] {
        (layer.layoutIsNeeded || takesPartInConstraints && constraintUpdateIsDue ? [self] : []) + children.flatMap { $0.markedForLayout }
    }

    private func layOut() {
        isLayingOut = true
        defer { isLayingOut = false }
        guard let simulation = Simulation.current else { return layoutSubviews() }
        if let controller { controller.announce(.viewWillLayoutSubviews, by: .layoutCallbacks) { controller.viewWillLayoutSubviews() } }
        simulation.call(.layoutSubviews, on: self, by: .layoutAtCommit) { layoutSubviews() }
        if let controller { controller.announce(.viewDidLayoutSubviews, by: .layoutCallbacks) { controller.viewDidLayoutSubviews() } }
    }
}

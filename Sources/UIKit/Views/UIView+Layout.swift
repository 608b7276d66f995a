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
        layer.frame = frame
    }

    final func setBounds(_ newBounds: CGRect) {
        layer.bounds = newBounds
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
        guard isHidden != layer.isHidden else { return }
        layer.isHidden = isHidden
        if !isHidden { displayIfUndrawn() }
        parent?.childIsHiddenOrShown()
    }

    /// PL.9: layout is due at the next commit.
    final func markForLayout() { layer.setNeedsLayout() }

    /// PL.9: a subview has come, gone, or got another size. What a view does to its subviews while it lays them out does not mark it once more.
    final func subviewsHaveChanged() {
        if !layer.isLayingOut { setNeedsLayout() }
    }

    /// Those of the tree for which layout or an update of constraints is due, from the top down.
    final var markedForLayout: [UIView] {
        (layer.layoutIsNeeded || takesPartInConstraints && constraintUpdateIsDue ? [self] : []) + children.flatMap { $0.markedForLayout }
    }

    /// The default of `layoutSublayers(of:)`.
    final func layOutSubviews(of layer: CALayer) {
        guard layer === self.layer else { return }
        guard let simulation = Simulation.current else { return layoutSubviews() }
        if let controller { controller.announce(.viewWillLayoutSubviews, by: .layoutCallbacks) { controller.viewWillLayoutSubviews() } }
        simulation.call(.layoutSubviews, on: self, by: .layoutAtCommit) { layoutSubviews() }
        if let controller { controller.announce(.viewDidLayoutSubviews, by: .layoutCallbacks) { controller.viewDidLayoutSubviews() } }
    }
}

/// PL.9: what becomes of the layer becomes of the view.
extension UIView: LayerOwner {
    package final var delegateOfLayer: any CALayerDelegate { self }

    package final func layOutLayer() {
        guard let simulation = Simulation.current else { return layoutSublayers(of: layer) }
        simulation.call(.layoutSublayers, on: self, by: .layoutAtCommit) { layoutSublayers(of: layer) }
    }

    package final func layoutOfLayerIsDue() { Simulation.current?.transactions.setNeedsLayout() }

    package final func sizeOfLayerHasChanged(from old: CGSize) {
        let new = layer.bounds.size
        if autoresizesSubviews {
            for child in children { child.follow(from: old, to: new) }
        }
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
        displayIfUndrawn()
        parent?.subviewsHaveChanged()
    }
}

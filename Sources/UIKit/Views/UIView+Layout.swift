import EventTrace

/// Layout, as far as code that handles touches relies on it: frames, and `layoutSubviews` on request.
extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// A view's response to a change of its superview's size.
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

    final func setHidden(_ isHidden: Bool, in simulation: Simulation?) {
        guard isHidden != layer.isHidden else { return }
        layer.isHidden = isHidden
        if !isHidden { displayIfUndrawn(in: simulation) }
        parent?.childIsHiddenOrShown()
    }

    /// PL.9: requests layout at the next commit.
    final func markForLayout() { layer.setNeedsLayout() }

    /// PL.9: requests layout after a subview was added, removed or resized, unless the view itself did so during its layout.
    final func subviewsHaveChanged() {
        if !layer.isLayingOut { setNeedsLayout() }
    }

    /// Lays out the tree, after the views whose constraints have changed were marked.
    final func layOutMarked(in simulation: Simulation?) {
        guard let simulation else { return layer.layOutTree() }
        simulation.markConstrained()
        simulation.whileLayingOut { layer.layOutTree() }
    }

    /// The views of the tree with due layout or constraint updates, from the top down.
    final var markedForLayout: [UIView] {
        (layer.layoutIsNeeded || takesPartInConstraints && constraintUpdateIsDue ? [self] : []) + children.flatMap { $0.markedForLayout }
    }

    /// The default implementation of `layoutSublayers(of:)`.
    final func layOutSubviews(of layer: CALayer, in simulation: Simulation?) {
        guard layer === self.layer else { return }
        guard let simulation else { return layoutSubviews() }
        if let controller {
            controller.announce(.viewWillLayoutSubviews, by: .layoutCallbacks, in: simulation) { controller.viewWillLayoutSubviews() }
        }
        simulation.call(.layoutSubviews, on: self, by: .layoutAtCommit) { layoutSubviews() }
        if let controller {
            controller.announce(.viewDidLayoutSubviews, by: .layoutCallbacks, in: simulation) { controller.viewDidLayoutSubviews() }
        }
    }
}

/// PL.9: the view follows its layer's changes.
extension UIView: LayerOwner {
    package final var delegateOfLayer: any CALayerDelegate { self }

    package final func layOutLayer() {
        guard let simulation = Simulation.current else { return layoutSublayers(of: layer) }
        simulation.call(.layoutSublayers, on: self, by: .layoutAtCommit) { layoutSublayers(of: layer) }
    }

    package final func layoutOfLayerIsDue() { Simulation.current?.transactions.setNeedsLayout() }

    package final func sizeOfLayerHasChanged(from old: CGSize) {
        let new = layer.bounds.size
        sizeHasChanged(from: old, in: .current)
        if autoresizesSubviews {
            for child in children { child.follow(from: old, to: new) }
        }
        markForLayout()
        if contentMode == .redraw { setNeedsDisplay() }
        displayIfUndrawn(in: .current)
        parent?.subviewsHaveChanged()
    }
}

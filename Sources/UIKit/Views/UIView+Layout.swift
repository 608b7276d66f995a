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
        if bounds.size != size { setNeedsLayout() }
    }

    final func setBounds(_ newBounds: CGRect) {
        let size = layer.bounds.size
        layer.bounds = newBounds
        if newBounds.size != size { setNeedsLayout() }
    }

    final func askForLayout() {
        layer.setNeedsLayout()
        Simulation.current?.layoutIsDue = true
    }

    final func layOutIfNeeded() {
        if layer.layoutIsNeeded {
            layer.layoutIsNeeded = false
            layoutSubviews()
        }
        for child in children { child.layOutIfNeeded() }
    }
}

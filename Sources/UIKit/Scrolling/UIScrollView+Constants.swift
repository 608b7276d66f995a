extension UIScrollView {
    /// What the keyboard does while the content is dragged.
    // DEVIATION: no keyboard is shown that a finger could pull down, so that the interactive modes dismiss nothing; the record notes it.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

        var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    }

    /// What the indicators look like, which are not drawn.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// What is left of the speed after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// A direction in which content scrolls.
enum ScrollAxis {
    case horizontal, vertical

    /// The one along which a movement goes farther; vertical if both are the same.
    static func dominant(in movement: CGPoint) -> ScrollAxis {
        abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    }

    func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}

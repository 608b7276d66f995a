extension UIScrollView {
    /// The effect of a drag of the content on the keyboard.
    // DEVIATION: no keyboard is shown for a finger to pull down, so the interactive modes dismiss nothing; the record notes it.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

        var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    }

    /// The style of scroll indicators, which are not drawn.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// The fraction of the speed that remains after each millisecond.
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

    /// The axis along which a movement goes farther; vertical if both are equal.
    static func dominant(in movement: CGPoint) -> ScrollAxis {
        abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    }

    func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}

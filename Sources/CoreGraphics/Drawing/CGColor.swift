/// A colour as four components, 0…1 each.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    public let alpha: CGFloat

    package static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue, alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}

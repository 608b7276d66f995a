/// The kinds of scroll events of a pointing device.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Two fingers on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

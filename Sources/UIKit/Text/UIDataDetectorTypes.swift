/// The kinds of data that a text view makes into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words that begin with `http://` or `https://`.
    public static let link = UIDataDetectorTypes(rawValue: 2)
}

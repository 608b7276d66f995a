/// A word of a Swift source, or what stands between words.
public struct SwiftToken: Hashable, Sendable {
    public enum Kind: Sendable {
        /// A name or a keyword.
        case word
        /// `@objc`, `#selector`
        case attribute
        case number
        /// With its quotation marks and all that is interpolated.
        case string
        case comment
        case space
        /// A single character of anything else.
        case symbol
    }

    public let kind: Kind
    public let text: String
    /// Counted from 1.
    public let line: Int

    public init(_ kind: Kind, _ text: String, line: Int = 0) {
        self.kind = kind
        self.text = text
        self.line = line
    }

    /// Whether it means something to the compiler.
    var isCode: Bool { kind != .space && kind != .comment }
}

extension [SwiftToken] {
    public var text: String { map(\.text).joined() }
}

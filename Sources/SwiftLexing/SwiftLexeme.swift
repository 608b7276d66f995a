/// A word of a Swift source, or what stands between words.
public struct SwiftLexeme: Sendable {
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
    /// Where it stands among the bytes of the source.
    public let range: Range<Int>
}

/// A word of a Swift source, or the text between words.
public struct SwiftLexeme: Sendable {
    public enum Kind: Sendable {
        /// A name or a keyword.
        case word
        /// A word with its sign: `@objc`, `#selector`
        case attribute
        case number
        /// A string with its quotation marks and interpolations.
        case string
        case comment
        case space
        /// Any other single character.
        case symbol
    }

    public let kind: Kind
    /// The place among the bytes of the source.
    public let range: Range<Int>
}

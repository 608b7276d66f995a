/// The place where somebody states a law, or what it comes from.
public struct LawSource: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// Apple's documentation, a header's comment or a WWDC talk.
        case documentation
        /// A general sentence of this project's rules.
        case rules
        /// The answer to a bug that engineers report.
        case bugReport
        /// A saying among engineers.
        case folklore
    }

    public let kind: Kind
    /// What the source says, in our own words.
    public let words: String
    /// The address, or the id of a rule or of a reported bug.
    public let place: String

    public init(_ kind: Kind, _ words: String, at place: String) {
        self.kind = kind
        self.words = words
        self.place = place
    }
}

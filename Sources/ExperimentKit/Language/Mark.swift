/// A line of the experiment's own, made once, written into the record by stage or script and named by claims: "the gate opened".
public struct Mark: Hashable, Sendable {
    public let text: String

    public init(_ text: String) { self.text = text }

    /// The line in the record.
    public var written: TokenPattern { TokenPattern(text) }
}

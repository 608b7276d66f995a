import EventTrace

/// A document that the experiments answer, with all that it says about behaviour.
public struct Document: Hashable, Sendable {
    /// Among the sources, `000`.
    public let number: String
    /// In our own words.
    public let title: String
    /// In the document's order, those that no experiment can test included.
    public let statements: [Origin]

    public init(number: String, title: String, statements: [Origin]) {
        self.number = number
        self.title = title
        self.statements = statements
    }
}

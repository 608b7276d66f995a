import EventTrace

/// A statement of a document that an experiment puts to the test, in our own words.
public struct Origin: Hashable, Sendable {
    /// The number of the document among the sources, `000`.
    public let document: String
    /// The section, as the document numbers it.
    public let section: String
    public let statement: Text

    public init(document: String, section: String, statement: Text) {
        self.document = document
        self.section = section
        self.statement = statement
    }

    /// `000 §1`.
    public var reference: String { section.isEmpty ? document : "\(document) §\(section)" }
}

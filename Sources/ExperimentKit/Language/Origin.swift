import EventTrace

/// A statement of a document, in our own words: an experiment puts it to the test, or nothing here can.
public struct Origin: Hashable, Sendable {
    /// The number of the document among the sources, `000`.
    public let document: String
    /// The section, as the document numbers it.
    public let section: String
    public let statement: String
    /// Why no experiment can test it; nil for a statement that claims quote.
    public let untestable: String?

    public init(document: String, section: String, statement: String, untestable: String? = nil) {
        self.document = document
        self.section = section
        self.statement = statement
        self.untestable = untestable
    }

    /// `000 §1`.
    public var reference: String { section.isEmpty ? document : "\(document) §\(section)" }
}

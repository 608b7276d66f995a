import EventTrace

/// A document about behaviour, with its statements, which the experiments answer.
public struct Document: Hashable, Sendable {
    /// Three sentences for the reader of the document, in our own words.
    public struct Summary: Hashable, Sendable {
        public let whatHolds: String
        public let whatDoesNot: String
        public let toRemember: String

        public init(whatHolds: String, whatDoesNot: String, toRemember: String) {
            self.whatHolds = whatHolds
            self.whatDoesNot = whatDoesNot
            self.toRemember = toRemember
        }
    }

    /// The number of the document among the sources: `000`.
    public let number: String
    /// The title, in our own words.
    public let title: String
    public let summary: Summary?
    /// The titles of numbered sections, by their numbers.
    public let sectionTitles: [String: String]
    /// The statements in the document's order, including those that no experiment can test.
    public let statements: [Statement]
    /// The pictures of the document, drawn from the record.
    public let figures: [Figure]

    public init(
        number: String, title: String, summary: Summary? = nil, sectionTitles: [String: String] = [:], statements: [Statement],
        figures: [Figure] = []
    ) {
        self.number = number
        self.title = title
        self.summary = summary
        self.sectionTitles = sectionTitles
        self.statements = statements
        self.figures = figures
    }
}

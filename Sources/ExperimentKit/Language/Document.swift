import EventTrace

/// A document that the experiments answer, with all that it says about behaviour.
public struct Document: Hashable, Sendable {
    /// What a reader takes away in three sentences, in our own words.
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

    /// Among the sources, `000`.
    public let number: String
    /// In our own words.
    public let title: String
    public let summary: Summary?
    /// What its numbered sections are about, by their numbers.
    public let sectionTitles: [String: String]
    /// In the document's order, those that no experiment can test included.
    public let statements: [Statement]
    /// What its pictures show, drawn from the record.
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

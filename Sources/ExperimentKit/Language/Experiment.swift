import EventTrace

/// A question, what is varied to answer it, how to stage it, and what is claimed of the outcome.
public struct Experiment: Sendable {
    /// Stable once published; names the report and the page.
    public let id: String
    public let variables: [AnyVariable]
    /// Combinations that cannot be, left out of the cases.
    public let exclusion: Exclusion?
    /// Sets up the views of one case in plain UIKit code; may also write the script.
    public let stage: @Sendable (Stage) -> Void
    /// Writes the script, once the stage is on screen.
    public let script: (@Sendable (Stage) -> Void)?
    public let claims: [Claim]
    /// The heading that it stands under in lists, with its neighbours that have the same; nil for none.
    public private(set) var group: String?
    public let location: Location
    #if !WITHOUT_TEXTS
        public let title: String
        /// Markdown.
        public let question: String
        /// Markdown: the answer in short, for the top of the page.
        public let answer: String?
        /// Markdown: what to do about it, for a reader whose app has the problem: "To keep both: …". Nil where nothing is to be mended.
        public let remedy: String?
        /// What such a reader says or types, in the reader's words: "My button stopped firing when I added a tap". For the search and the index.
        public let symptoms: [String]
        public let origins: [Statement]
        /// Ids of published observations of what it asks about: its page shows them beside what the engine does.
        public let observations: [String]
        /// What documents say that such code prints; its report puts them beside what is printed here.
        public let prints: [PrintedOrder]

        public init(
            id: String, title: String, question: String, answer: String? = nil, remedy: String? = nil, symptoms: [String] = [],
            origins: [Statement] = [], observations: [String] = [],
            variables: [AnyVariable] = [], excluding exclusion: Exclusion? = nil, stage: @escaping @Sendable (Stage) -> Void,
            script: (@Sendable (Stage) -> Void)? = nil, claims: [Claim] = [], prints: [PrintedOrder] = [],
            fileID: String = #fileID, line: Int = #line
        ) {
            self.id = id
            self.title = title
            self.question = question
            self.answer = answer
            self.remedy = remedy
            self.symptoms = symptoms
            self.origins = origins
            self.observations = observations
            self.variables = variables
            self.exclusion = exclusion
            self.stage = stage
            self.script = script
            self.claims = claims
            self.prints = prints
            location = Location(fileID: fileID, line: line)
        }
    #else
        // Not stored.
        public var title: String { "" }
        public var question: String { "" }
        public var answer: String? { nil }
        public var remedy: String? { nil }
        public var symptoms: [String] { [] }
        public var origins: [Statement] { [] }
        public var observations: [String] { [] }
        public var prints: [PrintedOrder] { [] }

        /// What runs, without what is said about it.
        @usableFromInline @inline(never)
        init(
            id: String, variables: [AnyVariable], exclusion: Exclusion?, stage: @escaping @Sendable (Stage) -> Void,
            script: (@Sendable (Stage) -> Void)?, claims: [Claim], location: Location
        ) {
            self.id = id
            self.variables = variables
            self.exclusion = exclusion
            self.stage = stage
            self.script = script
            self.claims = claims
            self.location = location
        }
    #endif

    fileprivate func grouped(as title: String) -> Experiment {
        var experiment = self
        experiment.group = title
        return experiment
    }
}

extension [Experiment] {
    /// The same experiments under this heading.
    public func grouped(as title: String) -> [Experiment] { map { $0.grouped(as: title) } }
}

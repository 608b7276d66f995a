import EventTrace

/// A question, the variables to answer it, the stage, the outcomes that a reader asks about, and the claims.
///
/// Declare it as a constant of the file, below its variables and names:
///
///     let tapOnAPad = Experiment(id: "TapOnAPad", question: "Does a tap recognizer act before its view loses the touch?") { stage in
///         stage.add(LoggedView(), pad)
///         stage.add(UITapGestureRecognizer(), tap, to: pad)
///         stage.script.tap(pad)
///     } claims: {
///         Claim("The action runs before the touch is cancelled.") {
///             tap.action(.ended)
///             pad.touchesCancelled
///         }
///     }
public struct Experiment: Sendable {
    /// The id, which names the report and the page and never changes once published.
    public let id: String
    public let variables: [AnyVariable]
    /// Impossible combinations, left out of the cases.
    public let exclusion: Exclusion?
    /// Selects the case from which the report explains the others: the first that this selects, or the first of all.
    public let base: Condition
    /// Sets up the views of one case in plain UIKit code; may also write the script.
    public let stage: @Sendable (Stage) -> Void
    /// Writes the script, after the stage is on screen.
    public let script: (@Sendable (Stage) -> Void)?
    /// The tests by the author's code, `holds`, that claims use. A page has no code of claims but these, which it needs to judge them live.
    public let tests: [Expectation]
    /// The heading in lists, shared with the neighbours in the group; nil for none.
    public private(set) var group: String?
    public let location: Location
    #if !WITHOUT_TEXTS
        public let title: String
        /// The question, in Markdown.
        public let question: String
        /// The short answer for the top of the page, in Markdown.
        public let answer: String?
        /// The remedy, in Markdown, for a reader whose app has the problem: "To keep both: …". Nil if nothing is to be fixed.
        public let remedy: String?
        /// Phrases of a reader with the problem, for the search and the index: "My button stopped firing when I added a tap".
        public let symptoms: [String]
        public let origins: [Statement]
        /// The ids of published observations of the same question, which the page shows beside the engine's result.
        public let observations: [String]
        public let claims: [Claim]
        /// The things that a reader asks about, in the reader's words.
        public let outcomes: [Outcome]
        /// The prints that documents attribute to such code, which the report shows beside the engine's.
        public let prints: [PrintedOrder]

        /// An experiment. Without a title the question is the title. The closures after the texts are called once, those of `stage` and
        /// `script` once for each case.
        public init(
            id: String, title: String? = nil, question: String, answer: String? = nil, remedy: String? = nil, symptoms: [String] = [],
            origins: [Statement] = [], observations: [String] = [],
            variables: [AnyVariable] = [], excluding exclusion: Exclusion? = nil, base: Condition = .always,
            tests: [Expectation] = [], fileID: String = #fileID, line: Int = #line, stage: @escaping @Sendable (Stage) -> Void,
            script: (@Sendable (Stage) -> Void)? = nil, @ListBuilder<Outcome> outcomes: () -> [Outcome] = { [] },
            @ListBuilder<Claim> claims: () -> [Claim] = { [] }, @ListBuilder<PrintedOrder> prints: () -> [PrintedOrder] = { [] }
        ) {
            self.id = id
            self.title = title ?? question
            self.question = question
            self.answer = answer
            self.remedy = remedy
            self.symptoms = symptoms
            self.origins = origins
            self.observations = observations
            self.variables = variables
            self.exclusion = exclusion
            self.base = base
            self.tests = tests
            self.stage = stage
            self.script = script
            self.outcomes = outcomes()
            self.claims = claims()
            self.prints = prints()
            location = Location(fileID: fileID, line: line)
        }
    #else
        // The title is not stored.
        public var title: String { "" }
        public var question: String { "" }
        public var answer: String? { nil }
        public var remedy: String? { nil }
        public var symptoms: [String] { [] }
        public var origins: [Statement] { [] }
        public var observations: [String] { [] }
        public var prints: [PrintedOrder] { [] }
        public var outcomes: [Outcome] { [] }
        public var claims: [Claim] { [] }

        /// The experiment without its texts, outcomes and claims: the parts that run.
        @usableFromInline @inline(never)
        init(
            id: String, variables: [AnyVariable], exclusion: Exclusion?, base: Condition, tests: [Expectation],
            stage: @escaping @Sendable (Stage) -> Void, script: (@Sendable (Stage) -> Void)?, location: Location
        ) {
            self.id = id
            self.variables = variables
            self.exclusion = exclusion
            self.base = base
            self.tests = tests
            self.stage = stage
            self.script = script
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

import EventTrace
import ExperimentKit
import Studies

/// The content of a page about a name of the API: its declarations, and the findings of the experiments.
public struct APIEntry: Sendable {
    /// A declaration of this name, with its written fact.
    public struct Member: Sendable {
        public let symbol: APISymbol
        /// The declarations; several for methods that differ in types only.
        public let declarations: [String]
        public let fact: APIFact?
    }

    /// The title, with the labels of a method: `hitTest(_:with:)`.
    public let title: String
    /// The name of the page's file, without the ending and unique regardless of capitals: `hitTest`, `gestureRecognizer-shouldReceive`.
    public let fileName: String
    /// The declarations by their types, in the order of the list: those with a written fact, or else all of this name.
    public let members: [Member]
    /// The variables that stand for the name, in the order of the experiments.
    public let effects: [NameConclusion.Effect]
    public let claims: [PlacedClaim]
    /// The rules whose sentence has the name.
    public let rules: [Rule]
    /// The statements of documents that have the name.
    public let statements: [Statement]
    /// The calls of client code by this name, in the order of the experiments.
    public let calls: [APICall]
    /// Comparisons that show the effect of the name, the clearest first; at most one for a variable.
    public let comparisons: [SideBySide]

    /// The experiments in which varying it changes the ordering.
    public var matters: [NameConclusion.Effect] { effects.filter { $0.influence.effect == .matters } }
    /// The experiments in which varying it never changes the ordering.
    public var neverMatters: [NameConclusion.Effect] { effects.filter { $0.influence.effect == .neverMatters } }

    /// Whether an experiment says something about the name: varies it, calls it, or claims something about it.
    public var showsExperiment: Bool { !effects.isEmpty || !calls.isEmpty || !claims.isEmpty }

    /// The spellings that a reader may search for, each once.
    public var spellings: [String] {
        var seen: Set<String> = []
        return members.flatMap { $0.symbol.spellings + ($0.fact?.objectiveC.map { [$0] } ?? []) }.filter { seen.insert($0).inserted }
    }
}

/// The calls of client code by a name of the API in one experiment.
public struct APICall: Sendable {
    public struct Answer: Hashable, Sendable {
        public let text: String
        public let caseCount: Int
    }

    public let result: ExperimentResult
    /// The number of cases with such a call.
    public let caseCount: Int
    /// The answers of the calls, the most frequent first; empty if the calls return nothing.
    public let answers: [Answer]
}

import EventTrace
import ExperimentKit

/// What a page about a name of the API can say: what it is, and what the experiments found out about it.
public struct APIEntry: Sendable {
    /// A declaration of this name, with what somebody has written about it.
    public struct Member: Sendable {
        public let symbol: APISymbol
        /// Of methods that differ in types only, one for each.
        public let declarations: [String]
        public let fact: APIFact?
    }

    /// With the labels of a method: `hitTest(_:with:)`.
    public let title: String
    /// Of its page, without the ending; not that of another entry in other capitals: `hitTest`, `gestureRecognizer-shouldReceive`.
    public let fileName: String
    /// By their types, in the order of the list; those that somebody has written about, or else all of this name.
    public let members: [Member]
    /// The variables that stand for it, in the order of the experiments.
    public let effects: [NameConclusion.Effect]
    public let claims: [PlacedClaim]
    /// Those whose sentence names it.
    public let rules: [Rule]
    /// Those of documents that name it.
    public let statements: [Statement]
    /// Where client code is called by it, in the order of the experiments.
    public let calls: [APICall]
    /// What else it makes, the clearest first; at most one for a variable.
    public let comparisons: [SideBySide]

    /// The experiments where varying it changes the ordering.
    public var matters: [NameConclusion.Effect] { effects.filter { $0.influence.effect == .matters } }
    /// The experiments where varying it never does.
    public var neverMatters: [NameConclusion.Effect] { effects.filter { $0.influence.effect == .neverMatters } }

    /// What people search for when they mean it, each once.
    public var spellings: [String] {
        var seen: Set<String> = []
        return members.flatMap { $0.symbol.spellings + ($0.fact?.objectiveC.map { [$0] } ?? []) }.filter { seen.insert($0).inserted }
    }
}

/// Where client code is called by a name of the API.
public struct APICall: Sendable {
    public struct Answer: Hashable, Sendable {
        public let text: String
        public let caseCount: Int
    }

    public let result: ExperimentResult
    /// How many cases have such a call.
    public let caseCount: Int
    /// What it returned, the most frequent first; empty where it returns nothing.
    public let answers: [Answer]
}

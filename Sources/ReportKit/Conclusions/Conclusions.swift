import EventTrace
import ExperimentKit

/// What all experiments found out and what their authors claim, indexed by rule and by name of the API.
public struct Conclusions: Sendable {
    /// In the order of the experiments: their groups, influences and claims.
    public let results: [ExperimentResult]
    /// In the order of the rules; only those that are at work somewhere or that a claim rests on.
    public let rules: [RuleConclusion]
    /// Sorted by name; only those that some experiment is about.
    public let names: [NameConclusion]

    public init(_ results: [ExperimentResult], rules: [Rule]) {
        self.results = results
        self.rules = RuleConclusion.all(results, rules)
        names = NameConclusion.all(results)
    }
}

/// A rule with the experiments that show it, and the claims that rest on it.
public struct RuleConclusion: Sendable {
    /// Where in an experiment the rule is at work.
    public struct Place: Sendable {
        public let result: ExperimentResult
        /// How many cases it is at work in.
        public let caseCount: Int
        /// The shortest condition that selects exactly those.
        public let condition: Condition
    }

    public let rule: Rule
    public let places: [Place]
    public let claims: [PlacedClaim]
}

/// A name of the API with what varying it changes, and the claims that speak of it.
public struct NameConclusion: Sendable {
    /// A variable of an experiment that stands for the name.
    public struct Effect: Sendable {
        public let result: ExperimentResult
        public let influence: Influence
    }

    public let name: String
    public let effects: [Effect]
    public let claims: [PlacedClaim]
}

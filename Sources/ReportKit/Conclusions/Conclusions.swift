import EventTrace
import ExperimentKit
import Studies

/// The findings of all experiments and the claims of their authors, indexed by rule and by name of the API.
public struct Conclusions: Sendable {
    /// The results in the order of the experiments, with their groups, influences and claims.
    public let results: [ExperimentResult]
    /// The rules that are the reason for an entry or that a claim rests on, in order.
    public let rules: [RuleConclusion]
    /// The names that some experiment is about, sorted.
    public let names: [NameConclusion]

    public init(_ results: [ExperimentResult], rules: [Rule]) {
        self.results = results
        self.rules = RuleConclusion.all(results, rules)
        names = NameConclusion.all(results)
    }
}

/// A rule with the experiments that show it, and the claims that rest on it.
public struct RuleConclusion: Sendable {
    /// An experiment with the cases in which the rule is at work.
    public struct Place: Sendable {
        public let result: ExperimentResult
        /// The number of these cases.
        public let caseCount: Int
        /// The shortest condition that selects exactly these cases.
        public let condition: Condition
    }

    public let rule: Rule
    public let places: [Place]
    public let claims: [PlacedClaim]
}

/// A name of the API with the effect of varying it, and the claims that have the name.
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

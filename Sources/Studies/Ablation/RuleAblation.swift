import EventTrace

/// The experiments and observations that notice the absence of a rule.
public struct RuleAblation: Hashable, Sendable {
    public let rule: RuleID
    /// The experiments in which the rule decides something, in their order.
    public let experiments: [ExperimentAblation]
    /// Ids of the observations with which the engine agrees either only with the rule or only without it; sorted.
    public let observations: [String]

    public init(rule: RuleID, experiments: [ExperimentAblation], observations: [String] = []) {
        self.rule = rule
        self.experiments = experiments
        self.observations = observations
    }

    /// The experiments with a claim that notices.
    public var noticing: [ExperimentAblation] { experiments.filter { !$0.claims.isEmpty } }
    /// The number of claims that notice.
    public var claimCount: Int { experiments.reduce(0) { $0 + $1.claims.count } }
    /// Whether no claim notices.
    public var isSilent: Bool { claimCount == 0 }
}

/// The effect of a rule's absence on one experiment.
public struct ExperimentAblation: Hashable, Sendable {
    /// The experiment's id.
    public let experiment: String
    /// The number of cases in which the rule decides something.
    public let decided: Int
    /// The number of cases with another ordering without the rule.
    public let changed: Int
    /// The claims, by their places in the experiment, that get another verdict.
    public let claims: [Int]

    public init(experiment: String, decided: Int, changed: Int, claims: [Int]) {
        self.experiment = experiment
        self.decided = decided
        self.changed = changed
        self.claims = claims
    }
}

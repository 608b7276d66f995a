import EventTrace

/// What notices when a rule does not hold.
public struct RuleAblation: Hashable, Sendable {
    public let rule: RuleID
    /// The experiments in which the rule decides something, in their order.
    public let experiments: [ExperimentAblation]
    /// Ids of the observations with which the engine agrees with the rule and not without it, or the other way round; sorted.
    public let observations: [String]

    public init(rule: RuleID, experiments: [ExperimentAblation], observations: [String] = []) {
        self.rule = rule
        self.experiments = experiments
        self.observations = observations
    }

    /// The experiments with a claim that notices.
    public var noticing: [ExperimentAblation] { experiments.filter { !$0.claims.isEmpty } }
    /// How many claims notice.
    public var claimCount: Int { experiments.reduce(0) { $0 + $1.claims.count } }
    /// No claim notices.
    public var isSilent: Bool { claimCount == 0 }
}

/// What becomes of one experiment when a rule does not hold.
public struct ExperimentAblation: Hashable, Sendable {
    /// Its id.
    public let experiment: String
    /// How many cases there are in which the rule decides something.
    public let decided: Int
    /// In how many the ordering is another without it.
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

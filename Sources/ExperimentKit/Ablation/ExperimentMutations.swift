/// What becomes of one experiment under every mutation.
public struct ExperimentMutations: Hashable, Sendable {
    /// Its id.
    public let experiment: String
    /// In the order in which they were tried.
    public let outcomes: [MutationOutcome]
    /// The claims, by their places in the experiment, that notice nothing: under no mutation, and with no rule off.
    public let silent: [Int]

    public init(experiment: String, outcomes: [MutationOutcome], silent: [Int]) {
        self.experiment = experiment
        self.outcomes = outcomes
        self.silent = silent
    }

    public func count(_ state: MutationOutcome.State) -> Int { outcomes.count { $0.state == state } }
}

/// The effect of every mutation on one experiment.
public struct ExperimentMutations: Hashable, Sendable {
    /// The experiment's id.
    public let experiment: String
    /// One outcome for each mutation, in the order in which they were tried.
    public let outcomes: [MutationOutcome]
    /// The claims, by their places in the experiment, that notice no mutation and no absent rule.
    public let silent: [Int]

    public init(experiment: String, outcomes: [MutationOutcome], silent: [Int]) {
        self.experiment = experiment
        self.outcomes = outcomes
        self.silent = silent
    }

    public func count(_ state: MutationOutcome.State) -> Int { outcomes.count { $0.state == state } }
}

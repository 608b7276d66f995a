/// The proved reasons for the calls of one experiment.
public struct ExperimentReasons: Hashable, Sendable {
    /// The experiment's id.
    public let experiment: String
    /// The reasons of each case, in order: first for the calls that it has, then for those that it lacks, each in the order of `MadeCalls`.
    public let cases: [[CallReason]]

    public init(experiment: String, cases: [[CallReason]]) {
        self.experiment = experiment
        self.cases = cases
    }
}

/// What has been proved about the calls of one experiment.
public struct ExperimentReasons: Hashable, Sendable {
    /// Its id.
    public let experiment: String
    /// For each case, in order, its reasons: first of the calls that it has, then of those that it lacks, each in the order of `MadeCalls`.
    public let cases: [[CallReason]]

    public init(experiment: String, cases: [[CallReason]]) {
        self.experiment = experiment
        self.cases = cases
    }
}

import EventTrace

/// What came out of one case: its trace, and what it says about each claim.
public struct Finding: Sendable {
    public let `case`: Case
    public let trace: Trace
    public let stage: StageRecord
    /// One for each claim of the experiment, in order.
    public internal(set) var outcomes: [Outcome]

    public init(case: Case, trace: Trace, stage: StageRecord, outcomes: [Outcome] = []) {
        self.case = `case`
        self.trace = trace
        self.stage = stage
        self.outcomes = outcomes
    }
}

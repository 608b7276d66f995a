import EventTrace
import ExperimentKit

/// The result of one case: its trace, and its outcome for each claim.
public struct Finding: Sendable {
    public let `case`: Case
    public let trace: Trace
    public let stage: StageRecord
    /// The stage just before the first finger lands, for pictures; nil if a finger lands at once.
    public let touchedStage: StageRecord?
    /// The different traces of the case when repeated under orders that UIKit leaves open.
    public let alternatives: [Trace]
    /// The calls of the ordering, by position, that change places under those orders.
    public let unordered: [Range<Int>]
    /// The outcomes, one for each claim of the experiment, in order.
    public internal(set) var outcomes: [CaseJudgement]

    public init(
        case: Case, trace: Trace, stage: StageRecord, touchedStage: StageRecord? = nil, alternatives: [Trace] = [],
        unordered: [Range<Int>] = [],
        outcomes: [CaseJudgement] = []
    ) {
        precondition(unordered.allSatisfy { $0.count > 1 }, "one call alone does not change places")
        precondition(zip(unordered, unordered.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "ranges do not overlap")
        self.case = `case`
        self.trace = trace
        self.stage = stage
        self.touchedStage = touchedStage
        self.alternatives = alternatives
        self.unordered = unordered
        self.outcomes = outcomes
    }

    /// The stage that pictures show: with what code has pushed, presented or scrolled before a finger lands.
    public var picturedStage: StageRecord { touchedStage ?? stage }
}

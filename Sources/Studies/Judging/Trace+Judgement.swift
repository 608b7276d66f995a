import EventTrace
import ExperimentKit

extension Trace {
    /// The outcome of an expectation that compares no cases, for this record alone.
    package func judgement(of expectation: Expectation) -> CaseJudgement {
        Judge(selected: [Observed(self)]).outcomes(of: expectation)[0]
    }
}

import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TraceBuilding

/// The testing library has a type of this name too.
typealias Expectation = ExperimentKit.Expectation

/// Experiments with handmade traces instead of a run.
enum World {
    /// `lines` gives the trace of each case.
    static func result(
        _ variables: [AnyVariable] = [], excluding exclusion: Exclusion? = nil, claims: [Claim] = [], marks: [String] = [],
        lines: (Case) -> String
    ) -> ExperimentResult {
        let experiment = Experiment(
            id: "World", title: "A world", question: "", variables: variables, excluding: exclusion, stage: { _ in }, claims: { claims })
        let stage = StageRecord(width: 375, height: 667, others: ["a", "b", "c", "d"])
        return experiment.conclude(
            experiment.cases.map { Finding(case: $0, trace: Trace(lines: lines($0)), stage: stage) }, marks: marks)
    }

    /// The outcome of one expectation in one case.
    static func outcome(_ expectation: Expectation, _ lines: String) -> CaseJudgement {
        result(claims: [Claim("It is so", expectation)]) { _ in lines }.findings[0].outcomes[0]
    }
}

extension CaseJudgement {
    /// The English of a mismatch, `expected | seen`; nil for other outcomes.
    var told: String? {
        guard case .fails(let mismatch) = self else { return nil }
        return "\(Wording.english.expected(mismatch)) | \(Wording.english.seen(mismatch))"
    }

    var isVacuous: Bool {
        if case .vacuous = self { return true }
        return false
    }
}

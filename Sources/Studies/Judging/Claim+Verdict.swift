import EventTrace
import ExperimentKit

extension Claim {
    /// Returns an outcome for each of the cases under this condition, which replaces the claim's own.
    func outcomes(in cases: [Observed], when condition: Condition) -> [CaseJudgement] {
        let selected = cases.indices.filter { condition.selects(cases[$0].case) }
        var outcomes = [CaseJudgement](repeating: .notSelected, count: cases.count)
        for (position, outcome) in zip(selected, Judge(selected: selected.map { cases[$0] }).outcomes(of: expectation)) {
            outcomes[position] = outcome
        }
        return outcomes
    }

    /// Combines the outcomes of the cases into a verdict.
    func verdict(_ outcomes: [CaseJudgement], in judged: JudgedCases) -> ClaimVerdict {
        let cases = judged.observed.map { $0.case }
        let supporting = cases.indices.filter { outcomes[$0] == .holds }
        let contradicting = cases.indices.filter { outcomes[$0].isFailure }
        let verdict = Verdict(of: outcomes)
        return ClaimVerdict(
            claim: self, verdict: verdict, reason: verdict == .undecided ? reason(outcomes) : nil, supporting: supporting,
            contradicting: contradicting, counterexample: counterexample(outcomes, cases),
            wider: verdict == .confirmed ? wider(than: supporting, in: judged) : nil)
    }

    private func reason(_ outcomes: [CaseJudgement]) -> Doubt {
        if outcomes.contains(.open) { return .openOrder }
        for outcome in outcomes {
            if case .vacuous(let vacuity) = outcome { return .vacuous(vacuity) }
        }
        return .noCase(where: condition)
    }

    private func counterexample(_ outcomes: [CaseJudgement], _ cases: [Case]) -> ClaimVerdict.Counterexample? {
        var smallest: ClaimVerdict.Counterexample?
        for (outcome, `case`) in zip(outcomes, cases) {
            guard case .fails(let mismatch) = outcome else { continue }
            if let smallest, smallest.case.distanceFromDefaults <= `case`.distanceFromDefaults { continue }
            smallest = ClaimVerdict.Counterexample(case: `case`, mismatch: mismatch)
        }
        return smallest
    }
}

extension Verdict {
    /// Combines the outcomes of all cases.
    init(of outcomes: [CaseJudgement]) {
        if outcomes.contains(where: { $0.isFailure }) {
            self = .refuted
        } else {
            self = outcomes.contains(.holds) && !outcomes.contains(.open) ? .confirmed : .undecided
        }
    }
}

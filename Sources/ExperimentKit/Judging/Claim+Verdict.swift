import EventTrace

extension Claim {
    /// One outcome for each of the cases; the claim's own condition gives way to this one.
    func outcomes(in cases: [Observed], when condition: Condition) -> [Outcome] {
        let selected = cases.indices.filter { condition.selects(cases[$0].case) }
        var outcomes = [Outcome](repeating: .notSelected, count: cases.count)
        for (position, outcome) in zip(selected, Judge(selected: selected.map { cases[$0] }).outcomes(of: expectation)) {
            outcomes[position] = outcome
        }
        return outcomes
    }

    /// Sums up what the cases say.
    func verdict(_ outcomes: [Outcome], in judged: JudgedCases) -> ClaimVerdict {
        let cases = judged.observed.map { $0.case }
        let supporting = cases.indices.filter { outcomes[$0] == .holds }
        let contradicting = cases.indices.filter { outcomes[$0].isFailure }
        let verdict = Verdict(of: outcomes)
        return ClaimVerdict(
            claim: self, verdict: verdict, reason: verdict == .undecided ? reason(outcomes) : nil, supporting: supporting,
            contradicting: contradicting, counterexample: counterexample(outcomes, cases),
            wider: verdict == .confirmed ? wider(than: supporting, in: judged) : nil)
    }

    private func reason(_ outcomes: [Outcome]) -> Doubt {
        if outcomes.contains(.open) { return .openOrder }
        for outcome in outcomes {
            if case .vacuous(let vacuity) = outcome { return .vacuous(vacuity) }
        }
        return .noCase(where: condition)
    }

    private func counterexample(_ outcomes: [Outcome], _ cases: [Case]) -> ClaimVerdict.Counterexample? {
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
    /// What the outcomes of all cases come to.
    init(of outcomes: [Outcome]) {
        if outcomes.contains(where: { $0.isFailure }) {
            self = .refuted
        } else {
            self = outcomes.contains(.holds) && !outcomes.contains(.open) ? .confirmed : .undecided
        }
    }
}

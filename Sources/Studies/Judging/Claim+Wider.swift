import ExperimentKit

extension Claim {
    /// The largest condition under which the expectation holds, if it selects more supporting cases than the claim's own.
    ///
    /// The condition found is judged again as a condition of the claim: an expectation that compares cases can hold among some of them and
    /// not among more.
    func wider(than supporting: [Int], in judged: JudgedCases) -> WiderCondition? {
        guard condition != .always else { return nil }
        let everywhere = judged.outcomes(of: self, when: .always)
        if let all = held(everywhere), all.count > supporting.count { return WiderCondition(condition: .always, supporting: all) }
        let found = largest(everywhere, in: judged.observed.map { $0.case })
        guard let held = held(judged.outcomes(of: self, when: found)), held.count > supporting.count, Set(held).isSuperset(of: supporting)
        else { return nil }
        return WiderCondition(condition: found, supporting: held)
    }

    /// Selects the cases that hold, each judged beside all others; cases that say nothing do not count.
    private func largest(_ outcomes: [CaseJudgement], in cases: [Case]) -> Condition {
        let telling = cases.indices.filter { outcomes[$0] == .holds || outcomes[$0].isDoubtful }
        guard let first = telling.first else { return .never }
        return Selection(cases[first].variables, telling.map { cases[$0] })
            .condition(selecting: telling.indices.filter { outcomes[telling[$0]] == .holds })
    }

    /// Positions of the cases that hold; nil if a case fails, or rests on an order that UIKit leaves open.
    private func held(_ outcomes: [CaseJudgement]) -> [Int]? {
        guard !outcomes.contains(where: { $0.isDoubtful }) else { return nil }
        return outcomes.indices.filter { outcomes[$0] == .holds }
    }
}

extension CaseJudgement {
    fileprivate var isDoubtful: Bool { isFailure || self == .open }
}

extension Claim {
    /// The largest condition under which the expectation holds, if it selects more supporting cases than the claim's own.
    ///
    /// Whatever is found is judged again under its own condition: an expectation that compares cases can hold among some of them and not
    /// among more.
    func wider(than supporting: [Int], in observed: [Observed]) -> WiderCondition? {
        guard condition != .always else { return nil }
        let everywhere = self.supporting(under: .always, in: observed)
        if let everywhere, everywhere.count > supporting.count { return WiderCondition(condition: .always, supporting: everywhere) }
        let found = largest(in: observed)
        guard let held = self.supporting(under: found, in: observed), held.count > supporting.count, Set(held).isSuperset(of: supporting)
        else { return nil }
        return WiderCondition(condition: found, supporting: held)
    }

    /// Selects the cases that hold, each judged beside all others; those that say nothing do not count.
    private func largest(in observed: [Observed]) -> Condition {
        let outcomes = Judge(selected: observed).outcomes(of: expectation)
        let telling = observed.indices.filter { outcomes[$0] == .holds || outcomes[$0].isFailure }
        guard let first = telling.first else { return .never }
        return Selection(observed[first].case.variables, telling.map { observed[$0].case })
            .condition(selecting: telling.indices.filter { outcomes[telling[$0]] == .holds })
    }

    /// Positions of the cases that hold; nil when one fails.
    private func supporting(under condition: Condition, in observed: [Observed]) -> [Int]? {
        let selected = observed.indices.filter { condition.selects(observed[$0].case) }
        let outcomes = Judge(selected: selected.map { observed[$0] }).outcomes(of: expectation)
        guard !outcomes.contains(where: { $0.isFailure }) else { return nil }
        return zip(selected, outcomes).compactMap { position, outcome in outcome == .holds ? position : nil }
    }
}

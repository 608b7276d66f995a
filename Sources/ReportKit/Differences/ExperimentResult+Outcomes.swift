import Studies

extension ExperimentResult {
    /// The outcomes that differ among these cases, and those that do not, which a table says once.
    public func outcomes(among findings: [Finding]) -> (differing: [OutcomeStates], same: [OutcomeStates]) {
        let isSame = outcomes.map { found in Set(findings.map { found.states[$0.case.index] }).count < 2 }
        return (zip(outcomes, isSame).filter { !$0.1 }.map { $0.0 }, zip(outcomes, isSame).filter { $0.1 }.map { $0.0 })
    }

    /// The same for a grid, whose cells say what there is if nothing differs.
    public func outcomes(amongCells findings: [Finding]) -> (differing: [OutcomeStates], same: [OutcomeStates]) {
        let found = outcomes(among: findings)
        return found.differing.isEmpty ? (outcomes, []) : found
    }
}

import Studies

extension ExperimentResult {
    /// The outcomes that differ among these cases, and those that do not, which a table says once.
    public func outcomes(among findings: [Finding]) -> (differing: [OutcomeStates], same: [OutcomeStates]) {
        let isSame = outcomes.map { found in Set(findings.map { found.states[$0.case.index] }).count < 2 }
        return (zip(outcomes, isSame).filter { !$0.1 }.map { $0.0 }, zip(outcomes, isSame).filter { $0.1 }.map { $0.0 })
    }

    /// The outcomes that differ in the rows of a table of changes, and those that no case changes.
    ///
    /// An outcome that is the same in the rows only is left out, because two changes together can make another of it.
    public func outcomes(ofChanges differences: CaseDifferences) -> (differing: [OutcomeStates], same: [OutcomeStates]) {
        let found = outcomes(among: [differences.base] + differences.changes.map(\.finding))
        return (found.differing, found.same.filter { Set($0.states).count < 2 })
    }

    /// Whether all outcomes of the two cases are the same.
    public func isAlike(_ one: Finding, _ other: Finding) -> Bool {
        outcomes.allSatisfy { $0.states[one.case.index] == $0.states[other.case.index] }
    }

    /// The same for a grid, whose cells say what there is if nothing differs.
    public func outcomes(amongCells findings: [Finding]) -> (differing: [OutcomeStates], same: [OutcomeStates]) {
        let found = outcomes(among: findings)
        return found.differing.isEmpty ? (outcomes, []) : found
    }
}

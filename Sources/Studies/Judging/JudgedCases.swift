import ExperimentKit

/// All cases of an experiment as claims are judged by them: as they ran, and repeated under each order that UIKit leaves open.
struct JudgedCases {
    let observed: [Observed]
    /// All cases, once for each order that was picked besides the default.
    let repeated: [[Observed]]

    init(observed: [Observed], repeated: [[Observed]]) {
        precondition(repeated.allSatisfy { $0.count == observed.count }, "each repetition has all cases")
        self.observed = observed
        self.repeated = repeated
    }

    /// Returns an outcome of the claim for each case under this condition.
    func outcomes(of claim: Claim, when condition: Condition) -> [CaseJudgement] {
        let others = repeated.map { claim.outcomes(in: $0, when: condition) }
        return claim.outcomes(in: observed, when: condition).enumerated().map { index, outcome in
            outcome.combined(with: others.map { $0[index] })
        }
    }
}

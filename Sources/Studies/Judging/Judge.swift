import EventTrace
import ExperimentKit

/// Applies an expectation to the cases that a claim selects.
struct Judge {
    let selected: [Observed]

    /// The outcomes, one for each of the selected cases.
    func outcomes(of expectation: Expectation) -> [CaseJudgement] {
        switch expectation {
        case .same(let variable, let patterns): CaseComparison(selected, variable, patterns).same
        case .differs(let variable, let patterns): CaseComparison(selected, variable, patterns).differs
        case .all(let expectations): combine(expectations.map { outcomes(of: $0) })
        default: selected.map { SingleCase($0).outcome(of: expectation) }
        }
    }

    /// A case fails if one of the outcomes fails, and the first failure is reported; it holds if at least one outcome holds.
    private func combine(_ rows: [[CaseJudgement]]) -> [CaseJudgement] {
        selected.indices.map { index in
            let column = rows.map { $0[index] }
            if let failure = column.first(where: { $0.isFailure }) { return failure }
            if column.contains(.holds) { return .holds }
            return column.first ?? .vacuous(.nothingExpected)
        }
    }
}

extension CaseJudgement {
    var isFailure: Bool {
        if case .fails = self { return true }
        return false
    }
}

import EventTrace

/// Weighs an expectation against the cases that a claim selects.
struct Judge {
    let selected: [Observed]

    /// One outcome for each of the selected cases.
    func outcomes(of expectation: Expectation) -> [Outcome] {
        switch expectation {
        case .same(let variable, let patterns): CaseComparison(selected, variable, patterns).same
        case .differs(let variable, let patterns): CaseComparison(selected, variable, patterns).differs
        case .all(let expectations): combine(expectations.map { outcomes(of: $0) })
        default: selected.map { SingleCase($0).outcome(of: expectation) }
        }
    }

    /// A case fails when one of the outcomes fails, the first of which is told; it holds when at least one holds.
    private func combine(_ rows: [[Outcome]]) -> [Outcome] {
        selected.indices.map { index in
            let column = rows.map { $0[index] }
            if let failure = column.first(where: { $0.isFailure }) { return failure }
            if column.contains(.holds) { return .holds }
            return column.first ?? .vacuous(.nothingExpected)
        }
    }
}

extension Outcome {
    var isFailure: Bool {
        if case .fails = self { return true }
        return false
    }
}

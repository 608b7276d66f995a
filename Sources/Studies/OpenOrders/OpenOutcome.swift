extension CaseJudgement {
    /// The outcome of a case that is repeated under orders that UIKit leaves open: this outcome if all are alike, else `open`.
    func combined(with others: [CaseJudgement]) -> CaseJudgement {
        others.allSatisfy { $0.weight == weight } ? self : .open
    }

    private var weight: Int {
        switch self {
        case .notSelected: 0
        case .holds: 1
        case .fails: 2
        case .vacuous: 3
        case .open: 4
        }
    }
}

extension Outcome {
    /// What a case says when it is repeated under orders that UIKit leaves open: itself, if they all say the same.
    func combined(with others: [Outcome]) -> Outcome {
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

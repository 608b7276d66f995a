/// Finds statements whose condition the claims do not support.
public struct StatementCheck {
    private let coverage: [DocumentCoverage]

    public init(_ coverage: [DocumentCoverage]) {
        self.coverage = coverage
    }

    /// The mistakes, a sentence each.
    public var complaints: [String] {
        coverage.flatMap { $0.statements }.compactMap { outcome in
            guard outcome.statement.representative.condition != nil, outcome.verdict != .holdsUnderConditions else { return nil }
            let reference = outcome.statement.reference
            switch outcome.verdict {
            case .confirmed: return "\(reference) names a condition, and no claim shows where it does not hold: \(outcome.statement.text)"
            case .refuted: return "\(reference) names a condition, and no claim shows where it holds: \(outcome.statement.text)"
            default: return "\(reference) names a condition and is \(outcome.verdict.rawValue): \(outcome.statement.text)"
            }
        }
    }
}

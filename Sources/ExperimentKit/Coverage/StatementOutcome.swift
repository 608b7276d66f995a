/// What became of one statement of a document.
public struct StatementOutcome: Sendable {
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Every claim that quotes it is confirmed.
        case confirmed
        /// At least one is refuted.
        case refuted
        /// None is refuted, and at least one is undecided.
        case undecided
        /// No experiment can test it; the statement says why.
        case untestable
        /// An experiment could test it, and none does.
        case notYetTested = "not yet tested"
    }

    public let statement: Origin
    /// In the order of the experiments.
    public let claims: [PlacedClaim]

    public init(statement: Origin, claims: [PlacedClaim]) {
        self.statement = statement
        self.claims = claims
    }

    public var state: State {
        let verdicts = claims.map { $0.claim.verdict }
        if verdicts.isEmpty { return statement.untestable == nil ? .notYetTested : .untestable }
        if verdicts.contains(.refuted) { return .refuted }
        return verdicts.contains(.undecided) ? .undecided : .confirmed
    }
}

/// A claim and where it stands.
public struct PlacedClaim: Sendable {
    public let result: ExperimentResult
    /// Position among the claims of its experiment.
    public let index: Int

    public init(result: ExperimentResult, index: Int) {
        self.result = result
        self.index = index
    }

    public var claim: ClaimVerdict { result.claims[index] }
}

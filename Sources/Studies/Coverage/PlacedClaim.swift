/// A claim and its place in an experiment.
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

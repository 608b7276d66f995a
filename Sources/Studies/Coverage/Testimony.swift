/// The testimony of a claim about a statement of a document.
public struct Testimony: Sendable {
    public enum Bearing: Hashable, Sendable {
        case supports, contradicts
        /// The claim is undecided.
        case silent
    }

    public let claim: PlacedClaim
    /// The part of the statement that the claim is about; nil for the whole.
    public let part: String?
    public let bearing: Bearing

    init(_ claim: PlacedClaim, part: String?, isException: Bool) {
        self.claim = claim
        self.part = part
        switch claim.claim.verdict {
        case .undecided: bearing = .silent
        case .confirmed: bearing = isException ? .contradicts : .supports
        case .refuted: bearing = isException ? .supports : .contradicts
        }
    }
}

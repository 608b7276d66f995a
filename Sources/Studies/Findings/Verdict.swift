/// The verdict on a claim.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The claim holds in every case that it is about.
    case confirmed
    /// At least one case contradicts the claim.
    case refuted
    /// No case says anything about the claim.
    case undecided
}

/// What became of a claim.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It holds in every case that it is about.
    case confirmed
    /// At least one case contradicts it.
    case refuted
    /// No case says anything about it.
    case undecided
}

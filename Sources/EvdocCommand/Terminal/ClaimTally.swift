import Studies

/// The number of claims with each verdict.
struct ClaimTally {
    private let claims: [ClaimVerdict]

    init(_ results: [ExperimentResult]) {
        claims = results.flatMap(\.claims)
    }

    /// The text: `31 confirmed, 2 refuted (both as declared), 0 undecided`.
    func text(_ style: Style) -> String {
        let known = claims.count(where: \.isKnownRefutation)
        let refuted = count(.refuted)
        let declared = known == 0 ? "" : known == refuted ? " (as declared)" : " (\(known) as declared)"
        return [
            style(.green, "\(count(.confirmed)) confirmed"), style(refuted > known ? .red : .faint, "\(refuted) refuted\(declared)"),
            style(count(.undecided) > 0 ? .yellow : .faint, "\(count(.undecided)) undecided"),
        ].joined(separator: ", ")
    }

    private func count(_ verdict: Verdict) -> Int { claims.count { $0.verdict == verdict } }
}

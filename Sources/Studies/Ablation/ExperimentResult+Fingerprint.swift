import EventTrace

extension ExperimentResult {
    /// A hash of all that an ablation compares: orderings, conditions and expectations of claims, and verdicts. The sentences of claims do
    /// not count.
    ///
    /// 64 bits, FNV-1a. O(orderings and claims).
    public var fingerprint: UInt64 {
        var hash = FowlerNollVo()
        for line in fingerprinted { hash.add(line) }
        return hash.value
    }

    private var fingerprinted: [String] {
        let orderings = groups.flatMap { group in ["\(group.cases) \(group.unordered)"] + Signature(group.ordering).lines }
        let verdicts = claims.map { "\($0.verdict.rawValue) \($0.supporting) \($0.contradicting) \($0.claim.spelling)" }
        return orderings + verdicts
    }
}

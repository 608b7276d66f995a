import EventTrace

extension ExperimentResult {
    /// Stands for all that an ablation compares with: orderings, claims and verdicts. Two results with one fingerprint are the same.
    ///
    /// 64 bits, FNV-1a. O(orderings and claims).
    public var fingerprint: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for line in fingerprinted {
            for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 10) &* 0x100_0000_01B3
        }
        return hash
    }

    private var fingerprinted: [String] {
        let orderings = groups.flatMap { group in ["\(group.cases) \(group.unordered)"] + Signature(group.ordering).lines }
        let verdicts = claims.map { "\($0.verdict.rawValue) \($0.supporting) \($0.contradicting) \($0.claim.statement)" }
        return orderings + verdicts
    }
}

/// Fingerprints of experiments, by which a committed file shows what it was worked out from.
enum Fingerprints {
    /// The ids of experiments that have another fingerprint by now, added and gone ones among them; sorted.
    static func differing<Fingerprint: Equatable>(_ now: [(String, Fingerprint)], _ then: [String: Fingerprint]) -> [String] {
        let now = Dictionary(uniqueKeysWithValues: now)
        return Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }.sorted()
    }
}

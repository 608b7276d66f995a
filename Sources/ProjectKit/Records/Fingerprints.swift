/// The fingerprints of experiments, by which a committed file shows which results it was computed from.
enum Fingerprints {
    /// The sorted ids of experiments whose fingerprint has changed, including added and removed ones.
    static func differing<Fingerprint: Equatable>(_ now: [(String, Fingerprint)], _ then: [String: Fingerprint]) -> [String] {
        let now = Dictionary(uniqueKeysWithValues: now)
        return Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }.sorted()
    }
}

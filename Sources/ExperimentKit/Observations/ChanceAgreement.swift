import EventTrace

/// How well an engine would look that made the same calls in random order.
public struct ChanceAgreement: Sendable {
    /// Share of the scenes that hold in full, with the calls shuffled; 0...1.
    public let share: Double
    /// Scenes that hold in all shuffles: they say nothing about an order. Their observations, sorted.
    public let blind: [String]
    /// How many shuffles each scene has had.
    public static let shuffles = 40

    /// Shuffles the record of each scene, `shuffles` times, always the same way. O(scenes × shuffles × entries).
    public init(_ results: [SceneResult]) {
        let agreeing = results.filter { $0.mismatches.isEmpty }
        let counts = concurrentMap(agreeing.count, jobs: Int.max) { number in
            var random = SeededNumbers(seed: UInt64(number))
            let result = agreeing[number]
            return (0..<ChanceAgreement.shuffles).count { _ in result.holds(in: result.finding.trace.shuffled(&random)) }
        }
        let held = counts.reduce(0, +)
        let blind = Set(zip(agreeing, counts).filter { $0.1 == ChanceAgreement.shuffles }.flatMap { $0.0.scene.observations })
        share = agreeing.isEmpty ? 0 : Double(held) / Double(agreeing.count * ChanceAgreement.shuffles)
        self.blind = blind.sorted()
    }
}

extension SceneResult {
    fileprivate func holds(in trace: Trace) -> Bool {
        let finding = Finding(case: finding.case, trace: trace, stage: finding.stage)
        return scene.checks.allSatisfy { $0.mismatch(in: Observed(finding)) == nil }
    }
}

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
            let shuffling = SceneShuffling(agreeing[number])
            return (0..<ChanceAgreement.shuffles).count { _ in shuffling.holds(in: shuffling.order(&random)) }
        }
        let held = counts.reduce(0, +)
        let blind = Set(zip(agreeing, counts).filter { $0.1 == ChanceAgreement.shuffles }.flatMap { $0.0.scene.observations })
        share = agreeing.isEmpty ? 0 : Double(held) / Double(agreeing.count * ChanceAgreement.shuffles)
        self.blind = blind.sorted()
    }
}

/// A scene and its record, of which any order of the entries can be held against the scene's checks.
///
/// OPTIMIZATION: a line says the same in every order, so that it is made, and held against the patterns of a check, once.
private struct SceneShuffling {
    private let result: SceneResult
    /// For each check that reads the log, the line of each entry that it reads; nil for the others.
    private let lines: [[String?]]

    init(_ result: SceneResult) {
        self.result = result
        let trace = result.finding.trace
        lines = result.scene.checks.map { check in
            guard case .log(_, let patterns) = check else { return [] }
            return trace.entries.map { trace.line(of: $0, among: patterns)?.text }
        }
    }

    /// The positions of the record's entries in a random order.
    func order(_ random: inout SeededNumbers) -> [Int] { result.finding.trace.shuffledOrder(&random) }

    func holds(in order: [Int]) -> Bool {
        let checks = result.scene.checks
        return checks.indices.allSatisfy { index in
            if case .log(let expected, _) = checks[index] {
                return LineMatch(order.compactMap { lines[index][$0] }, expected: expected).isComplete
            }
            let finding = result.finding
            let trace = finding.trace.ordered(order)
            return checks[index].mismatch(in: Observed(Finding(case: finding.case, trace: trace, stage: finding.stage))) == nil
        }
    }
}

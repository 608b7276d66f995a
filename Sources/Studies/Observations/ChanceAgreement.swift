import EventTrace

/// The agreement of an engine that would make the same calls in random order.
public struct ChanceAgreement: Sendable {
    /// The share of the scenes that hold in full, with the calls shuffled; from 0 to 1.
    public let share: Double
    /// Observations of the scenes that hold in all shuffles, and so say nothing about an order; sorted.
    public let blind: [String]
    /// The number of shuffles of each scene.
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

/// A scene and its record, whose entries can be compared with the scene's checks in any order.
///
/// OPTIMIZATION: a line is the same in every order, so it is made, and matched against the patterns of a check, once.
private struct SceneShuffling {
    private let result: SceneResult
    /// For each check that reads the log, the lines of the entries that it reads; nil for the other checks.
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

import EventTrace
import UIKit

extension LawStudy {
    /// Tries the worlds at these places of the random order of a seed. The result is the same whatever the number of threads, and ranges
    /// add up.
    package func runRandom(_ range: Range<Int>, seed: Int, jobs: Int) -> (tally: Tally, coverage: RuleCoverage) {
        let first = range.lowerBound / GuidedWorlds.block
        let count = range.isEmpty ? 0 : (range.upperBound - 1) / GuidedWorlds.block - first + 1
        let total = RandomTally()
        forEachChunk(count, jobs: jobs) { total.add(tryBlock(first + $0, in: range, seed: seed)) }
        return (total.tally, total.coverage)
    }

    /// Tries the worlds of a block that are in the range, after making those of the block that come before them.
    private func tryBlock(_ block: Int, in range: Range<Int>, seed: Int) -> (Tally, RuleCoverage) {
        var worlds = GuidedWorlds(row, seed: seed, block: block)
        var tally = Tally()
        var coverage = RuleCoverage()
        let first = block * GuidedWorlds.block
        for place in first..<min(first + GuidedWorlds.block, range.upperBound) {
            let (world, number) = worlds.next()
            let watch = Ablation()
            let judgement = law.judgement(of: world, ablation: watch)
            worlds.note(world, watch.asked)
            guard place >= range.lowerBound else { continue }
            coverage.add(watch.asked)
            tally.add(judgement, of: world, number: number, in: law.family)
        }
        return (tally, coverage)
    }
}

/// Adds up the blocks of several threads.
private final class RandomTally: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var tally = Tally()
    private(set) var coverage = RuleCoverage()

    func add(_ other: (tally: Tally, coverage: RuleCoverage)) {
        lock.withLock {
            tally.add(other.tally)
            coverage.add(other.coverage)
        }
    }
}

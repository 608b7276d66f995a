import EventTrace
import ExperimentKit
import Studies
import UIKit

/// Tries a law in many worlds, on several threads. The result is the same whatever their number.
public struct LawStudy: Sendable {
    /// The number of worlds that a thread tries at a time. Memory does not grow with the worlds: each chunk keeps its tally only.
    static let chunk = 64

    public let law: Law
    public let row: WorldRow

    /// A study of the worlds of up to this size; nil if there are more than 2⁶³.
    public init?(_ law: Law, upTo size: Int) {
        guard let row = WorldRow(law.family, upTo: size) else { return nil }
        self.law = law
        self.row = row
    }

    /// Tries every `step`-th world of the range.
    public func run(_ range: Range<Int>? = nil, every step: Int = 1, jobs: Int = 1) -> Tally {
        run(range, every: step, jobs: jobs, noting: nil)
    }

    /// `noting` is called from any thread with the outcomes of each chunk.
    func run(
        _ range: Range<Int>? = nil, every step: Int = 1, jobs: Int, noting: (@Sendable ([(World, WorldJudgement)]) -> Void)?
    ) -> Tally {
        let range = range ?? 0..<row.count
        let count = (range.count + step - 1) / step
        let chunks = (count + LawStudy.chunk - 1) / LawStudy.chunk
        let total = TallyBox()
        forEachChunk(chunks, jobs: jobs) { chunk in
            var tally = Tally()
            var outcomes: [(World, WorldJudgement)] = []
            for place in (chunk * LawStudy.chunk)..<min(count, (chunk + 1) * LawStudy.chunk) {
                let (world, number) = row.world(at: range.lowerBound + place * step)
                let judgement = law.judgement(of: world)
                tally.add(judgement, of: world, number: number, in: law.family)
                if noting != nil { outcomes.append((world, judgement)) }
            }
            total.add(tally)
            noting?(outcomes)
        }
        return total.tally
    }
}

/// Adds up tallies of several threads: sums and smallest counterexamples do not depend on the order.
private final class TallyBox: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var tally = Tally()

    func add(_ other: Tally) { lock.withLock { tally.add(other) } }
}

/// Calls `body` for each chunk, on several threads, each taking the next chunk when it is done.
func forEachChunk(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Void) {
    guard jobs > 1, count > 1 else { return (0..<max(0, count)).forEach(body) }
    let next = NextChunk()
    Dispatch.DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
        while let chunk = next.take(below: count) { body(chunk) }
    }
}

private final class NextChunk: @unchecked Sendable {
    private let lock = NSLock()
    private var taken = 0

    func take(below count: Int) -> Int? {
        lock.withLock {
            guard taken < count else { return nil }
            taken += 1
            return taken - 1
        }
    }
}

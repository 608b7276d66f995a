/// A row of runs that do not depend on one another, such as the worlds of a law or the experiments of a study.
package protocol Swept {
    var subject: SweepSubject { get }
    /// The number of runs.
    var count: Int { get }
    /// Distinguishes what is tried from what another state of the project tries.
    var digest: String { get }
    /// Distinguishes the engine from others.
    var engineDigest: String { get }

    /// Makes the runs at these places; the counts add up to their number.
    func tally(_ range: Range<Int>, jobs: Int) throws -> SweepTally
}

extension Swept {
    /// Makes the runs of this range and describes the outcome.
    package func sweep(_ range: Range<Int>, jobs: Int = 1) throws -> SweepResult {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the row")
        return SweepResult(
            subject: subject, digest: digest, engineDigest: engineDigest, runs: count, ranges: range.isEmpty ? [] : [range],
            tally: range.isEmpty ? SweepTally() : try tally(range, jobs: jobs))
    }
}

/// The subject of a sweep: a law or a study.
package struct SweepSubject: Hashable, Sendable {
    /// The id of a law, or the name of a study.
    package let name: String
    /// The largest number of views of a law's worlds; nil for a study.
    package let size: Int?
    /// The seed of worlds that look random; nil where every world of the row is tried.
    package let seed: Int?

    package init(_ name: String, size: Int? = nil, seed: Int? = nil) { (self.name, self.size, self.seed) = (name, size, seed) }
}

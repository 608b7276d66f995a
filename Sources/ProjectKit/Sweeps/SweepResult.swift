/// The outcome of a part of a sweep: one file, which says by itself what it is about.
package struct SweepResult: Hashable, Sendable {
    package let subject: SweepSubject
    /// Told apart from other subjects of this name, and from other engines.
    package let digest: String
    package let engineDigest: String
    /// The number of runs of the whole sweep.
    package let runs: Int
    /// The ranges of places that were tried, ascending; neighbours are one range.
    package let ranges: [Range<Int>]
    package let tally: SweepTally

    /// Whether both are results of one engine and subject, whatever their ranges.
    package func isSameSweep(as other: SweepResult) -> Bool {
        subject == other.subject && digest == other.digest && engineDigest == other.engineDigest && runs == other.runs
    }

    /// The ranges of places that are missing.
    package var missing: [Range<Int>] {
        var (next, found): (Int, [Range<Int>]) = (0, [])
        for range in ranges {
            if range.lowerBound > next { found.append(next..<range.lowerBound) }
            next = range.upperBound
        }
        if next < runs { found.append(next..<runs) }
        return found
    }
}

/// The outcome of the runs of a sweep: numbers that add up, the smallest counterexample, and findings at single places.
package struct SweepTally: Hashable, Sendable {
    /// The number of runs by their outcome; each run has one.
    package private(set) var counts: [String: Int] = [:]
    /// The smallest world in which a law fails: its name, and the weight by which others are compared with it.
    package private(set) var smallest: Smallest?
    /// Ascending by place; most runs find nothing.
    package private(set) var findings: [Finding] = []
    /// The rules that random worlds have asked for, and the pairs of rules that one world has asked for, as texts.
    package private(set) var reached: Set<String> = []

    package struct Smallest: Hashable, Sendable {
        package let name: String
        let weight: [Int]
    }

    /// A finding of one run.
    package struct Finding: Hashable, Sendable {
        let place: Int
        package let text: String
    }

    package init() {}

    init(counts: [String: Int], smallest: Smallest? = nil, findings: [Finding] = [], reached: Set<String> = []) {
        self.counts = counts.filter { $0.value != 0 }
        (self.smallest, self.findings, self.reached) = (smallest, findings, reached)
    }

    package var runs: Int { counts.values.reduce(0, +) }

    /// Counts a run with this outcome, and keeps what it has found.
    mutating func add(_ outcome: String, at place: Int, finding: String? = nil) {
        counts[outcome, default: 0] += 1
        if let finding { findings.append(Finding(place: place, text: finding)) }
    }

    /// Adds the outcomes of other places. O(all findings × log), however many tallies they stand in.
    mutating func add(_ others: [SweepTally]) {
        for other in others { counts.merge(other.counts, uniquingKeysWith: +) }
        findings = (findings + others.flatMap(\.findings)).sorted { $0.place < $1.place }
        for other in others { reached.formUnion(other.reached) }
        for its in others.compactMap(\.smallest) { add(its) }
    }

    private mutating func add(_ its: Smallest) {
        guard let mine = smallest else { return smallest = its }
        if its.weight.lexicographicallyPrecedes(mine.weight) || its.weight == mine.weight && its.name < mine.name { smallest = its }
    }
}

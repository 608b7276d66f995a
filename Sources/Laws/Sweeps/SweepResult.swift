import EventTrace

/// The outcome of a part of a sweep: one file, which says by itself what it is about.
public struct SweepResult: Hashable, Sendable {
    public let law: String
    /// Told apart from other laws of this id, and from other engines.
    public let lawDigest: String
    public let engineDigest: String
    /// The largest size of the worlds, and their number.
    public let size: Int
    public let worlds: Int
    /// The ranges of places that were tried, ascending; neighbours are one range.
    public let ranges: [Range<Int>]
    public let tally: SweepTally

    /// Whether both are results of one engine, law and size, whatever their ranges.
    public func isSameSweep(as other: SweepResult) -> Bool {
        law == other.law && lawDigest == other.lawDigest && engineDigest == other.engineDigest && size == other.size
            && worlds == other.worlds
    }

    /// The ranges of places that are missing.
    public var missing: [Range<Int>] {
        var (next, found): (Int, [Range<Int>]) = (0, [])
        for range in ranges {
            if range.lowerBound > next { found.append(next..<range.lowerBound) }
            next = range.upperBound
        }
        if next < worlds { found.append(next..<worlds) }
        return found
    }
}

/// The counts of a sweep, and the smallest counterexample by its place.
public struct SweepTally: Hashable, Sendable {
    public internal(set) var notSelected = 0
    public internal(set) var holding = 0
    public internal(set) var vacuous = 0
    public internal(set) var open = 0
    public internal(set) var failing = 0
    /// The smallest world in which the law fails: its name, and the weight by which others are compared with it.
    public internal(set) var smallest: Smallest?

    public struct Smallest: Hashable, Sendable {
        public let name: String
        let weight: [Int]
    }

    public var worlds: Int { notSelected + holding + vacuous + open + failing }

    mutating func add(_ other: SweepTally) {
        notSelected += other.notSelected
        holding += other.holding
        vacuous += other.vacuous
        open += other.open
        failing += other.failing
        guard let its = other.smallest else { return }
        guard let mine = smallest else { return smallest = its }
        if its.weight.lexicographicallyPrecedes(mine.weight) || its.weight == mine.weight && its.name < mine.name { smallest = its }
    }
}

extension LawStudy {
    /// Tries the worlds of this range and describes the outcome.
    public func sweep(_ range: Range<Int>, jobs: Int = 1) -> SweepResult {
        precondition(range.lowerBound >= 0 && range.upperBound <= row.count, "a range of the row")
        let tally = run(range, jobs: jobs)
        // A part may lack the smallest world, which is then found by shrinking; of all parts together the smallest is the same.
        let smallest = tally.smallest.map { law.shrunk($0) }.map { counterexample in
            SweepTally.Smallest(
                name: "\(law.family.name)/\(counterexample.world.size)/\(counterexample.number)",
                weight: counterexample.weight.parts + [counterexample.number])
        }
        return SweepResult(
            law: law.id, lawDigest: EngineDigest.ofLaw(self), engineDigest: EngineDigest.ofEngine(self), size: row.size, worlds: row.count,
            ranges: range.isEmpty ? [] : [range],
            tally: SweepTally(
                notSelected: tally.notSelected, holding: tally.holding, vacuous: tally.vacuous, open: tally.open, failing: tally.failing,
                smallest: smallest))
    }
}

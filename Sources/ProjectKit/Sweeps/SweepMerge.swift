/// Joins results of the parts of one sweep. The joined result is the same whatever the number and the order of the parts.
package enum SweepMerge {
    /// The reason why results cannot be joined.
    package struct Refusal: Error, Hashable {
        package let summary: String
        package let remedy: String
    }

    /// Joins results, each with the name of its file. Throws for results of several subjects, sizes or engines, and for places
    /// that two have.
    package static func join(_ parts: [(name: String, result: SweepResult)]) throws(Refusal) -> SweepResult {
        guard let first = parts.first else { throw Refusal(summary: "there is nothing to join", remedy: "Name the files of the shards.") }
        for part in parts.dropFirst() { try compare(first, part) }
        let pieces = parts.flatMap { part in part.result.ranges.map { (range: $0, name: part.name) } }.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.name) < ($1.range.lowerBound, $1.range.upperBound, $1.name)
        }
        for (one, next) in zip(pieces, pieces.dropFirst()) where next.range.lowerBound < one.range.upperBound {
            let doubled = next.range.lowerBound..<min(one.range.upperBound, next.range.upperBound)
            throw Refusal(
                summary: "\(one.name) and \(next.name) both have the runs \(words(doubled))",
                remedy: "Leave one of them out, or the file that both are in.")
        }
        var tally = SweepTally()
        tally.add(parts.map(\.result.tally))
        let result = first.result
        return SweepResult(
            subject: result.subject, digest: result.digest, engineDigest: result.engineDigest, runs: result.runs,
            ranges: joined(pieces.map { $0.range }), tally: tally)
    }

    /// Neighbours as one range; the ranges are ascending.
    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.reduce(into: []) { joined, range in
            if let last = joined.last, last.upperBound == range.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<range.upperBound
            } else {
                joined.append(range)
            }
        }
    }

    private static func compare(
        _ one: (name: String, result: SweepResult), _ other: (name: String, result: SweepResult)
    ) throws(Refusal) {
        func refuse(_ what: String, _ mine: String, _ its: String, _ remedy: String) -> Refusal {
            Refusal(summary: "\(one.name) is of \(what) \(mine), and \(other.name) of \(its)", remedy: remedy)
        }
        let (mine, its) = (one.result, other.result)
        if mine.subject.name != its.subject.name {
            throw Refusal(
                summary: "\(one.name) is of \(mine.subject.name), and \(other.name) of \(its.subject.name)",
                remedy: "Join the files of one law or study at a time.")
        }
        if mine.subject.size != its.subject.size {
            throw refuse("size", size(mine), size(its), "Join the files of one size at a time.")
        }
        if mine.subject.seed != its.subject.seed {
            throw refuse("seed", seed(mine), seed(its), "Join the files of one seed at a time.")
        }
        if mine.digest != its.digest || mine.runs != its.runs {
            throw refuse(
                "the state", mine.digest, its.digest, "What \(mine.subject.name) tries has changed: run the older shards again.")
        }
        if mine.engineDigest != its.engineDigest {
            throw refuse("engine", mine.engineDigest, its.engineDigest, "Run all shards with one build of evdoc.")
        }
    }

    private static func seed(_ result: SweepResult) -> String { result.subject.seed.map { "\($0)" } ?? "none" }
    private static func size(_ result: SweepResult) -> String { result.subject.size.map { "\($0)" } ?? "none" }

    /// `1000 to 1999`, both included.
    package static func words(_ range: Range<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound - 1)"
    }
}

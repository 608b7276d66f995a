import ExperimentKit
import Laws

/// Tries the laws of a laboratory in their small worlds.
package struct LawBench: Sendable {
    let laws: [Law]
    let jobs: Int

    package init(_ laws: [Law], jobs: Int) { (self.laws, self.jobs) = (laws, jobs) }

    /// The verdicts on all laws, with boundaries and rules: switching rules off takes most of the time. `progress` is called after each law.
    package func records(progress: (Law) -> Void = { _ in }) -> [LawRecord] {
        laws.compactMap { law in
            let record = LawStudy(law, upTo: law.bound).map { LawRecord($0.verdict(jobs: jobs)) }
            progress(law)
            return record
        }
    }

    #if DEBUG
        /// A program that is compiled for debugging tries every 16th world: it is an order of magnitude slower.
        private static let step = 16
    #else
        private static let step = 1
    #endif

    /// The laws whose committed verdict is another one now, each with what differs. A law without a record, and a record without its law,
    /// differ too.
    package func differences(from committed: [LawRecord]) -> [(law: String, location: Location?, words: String)] {
        let records = Dictionary(committed.map { ($0.law, $0) }) { first, _ in first }
        var found = laws.compactMap { law -> (law: String, location: Location?, words: String)? in
            guard let record = records[law.id] else { return (law.id, law.location, "the law \(law.id) has no committed verdict") }
            return difference(law, record).map { (law.id, law.location, "the law \(law.id) \($0)") }
        }
        let known = Set(laws.map(\.id))
        found += committed.filter { !known.contains($0.law) }.map {
            ($0.law, nil, "the law \($0.law) is gone, and its verdict is committed")
        }
        return found
    }

    private func difference(_ law: Law, _ record: LawRecord) -> String? {
        guard let study = LawStudy(law, upTo: law.bound) else { return "has more worlds than can be counted" }
        guard record.size == law.bound, record.worlds == study.row.count else {
            return "is about \(study.row.count) worlds of up to \(law.bound) views now, and about \(record.worlds) as committed"
        }
        let tally = study.run(every: LawBench.step, jobs: jobs)
        if LawBench.step > 1 { return sampledDifference(law, record, tally) }
        if record.agrees(with: tally, in: law.family) { return nil }
        let smallest = tally.smallest.map { ", first in \(law.family.name)/\($0.world.size)/\($0.number)" } ?? ""
        return
            "fails in \(tally.failing) worlds and holds in \(tally.holding) now\(smallest); as committed it fails in \(record.failing) and holds in \(record.holding)"
    }

    private func sampledDifference(_ law: Law, _ record: LawRecord, _ tally: Tally) -> String? {
        if record.failing == 0, let smallest = tally.smallest {
            return "fails now, for one in \(law.family.name)/\(smallest.world.size)/\(smallest.number)"
        }
        guard let name = record.smallest else { return nil }
        guard let world = law.world(named: name) else { return "has no world \(name) any more" }
        return law.fails(in: world) ? nil : "holds in \(name) now, in which it fails as committed"
    }
}

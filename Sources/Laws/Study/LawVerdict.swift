import EventTrace
import ExperimentKit
import Studies
import UIKit

/// The verdict on a law in every world up to a size, with what stands behind it.
public struct LawVerdict: Sendable {
    public let law: Law
    public let size: Int
    public let tally: Tally
    /// The boundary of a law that fails in some worlds; nil if it fails in none, or if no condition of a few features separates them.
    public let boundary: Boundary?
    /// Of a law that holds, the rules without which it fails in some world; of one that fails, those without which it holds in the smallest
    /// counterexample. In order.
    public let rules: [RuleID]
}

extension LawStudy {
    /// Tries every world of the row, finds the boundary, and switches off the rules that decide something in a sample of the worlds.
    public func verdict(jobs: Int = 1) -> LawVerdict {
        let box = BoundaryBox(BoundarySearch(Features(law.family)))
        let tally = run(jobs: jobs, noting: { box.add($0) })
        let ablation = LawAblation(self)
        let rules = tally.holds ? ablation.breaking(jobs: jobs) : tally.smallest.map { ablation.deciding($0.world) } ?? []
        return LawVerdict(
            law: law, size: row.size, tally: tally, boundary: tally.failing > 0 ? box.search.find() : nil, rules: rules)
    }
}

private final class BoundaryBox: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var search: BoundarySearch

    init(_ search: BoundarySearch) { self.search = search }

    func add(_ outcomes: [(World, WorldJudgement)]) {
        lock.withLock { for (world, judgement) in outcomes { search.add(world, judgement) } }
    }
}

/// Switches rules off, one at a time, and finds those without which a law fails.
struct LawAblation {
    private let study: LawStudy

    init(_ study: LawStudy) { self.study = study }

    /// The rules without which the law holds in a world in which it fails, in order.
    func deciding(_ world: World) -> [RuleID] {
        let watch = Ablation()
        _ = study.law.judgement(of: world, ablation: watch)
        return LawAblation.switchable.filter {
            watch.asked.contains($0) && !study.law.judgement(of: world, ablation: Ablation(switchedOff: $0)).isFailure
        }.sorted()
    }

    /// The rules without which the law fails in some world, in order. If a first look finds none, a second one tries many more worlds.
    func breaking(jobs: Int) -> [RuleID] {
        let found = breaking(jobs: jobs, sample: 192, runs: 600)
        return found.isEmpty ? breaking(jobs: jobs, sample: 400, runs: 4000) : found
    }

    private static let switchable = RuleBook.all.filter { $0.counterfactual.canBeOff }.map { $0.id }

    /// `sample` worlds are asked for their rules; the rules share about so many runs without them, in worlds that ask for them.
    private func breaking(jobs: Int, sample: Int, runs: Int) -> [RuleID] {
        let (law, row) = (study.law, study.row)
        let selected = LawAblation.spread(row.count, over: row.count).filter { law.condition(row.world(at: $0).world) }
        let places = LawAblation.spread(sample, over: selected.count).map { selected[$0] }
        let asked = RuleBox()
        forEachChunk(places.count, jobs: jobs) { index in
            let world = row.world(at: places[index]).world
            let watch = Ablation()
            if law.judgement(of: world, ablation: watch) == .holds { asked.add(watch.asked, at: index) }
        }
        let worlds = asked.worlds
        let candidates = LawAblation.switchable.filter { worlds[$0] != nil }.sorted()
        let tries = max(8, runs / max(1, candidates.count))
        let breaking = RuleBox()
        forEachChunk(candidates.count, jobs: jobs) { index in
            let rule = candidates[index]
            let asking = (worlds[rule] ?? []).sorted()
            for choice in LawAblation.spread(tries, over: asking.count) {
                let world = row.world(at: places[asking[choice]]).world
                if law.judgement(of: world, ablation: Ablation(switchedOff: rule)).isFailure { return breaking.add([rule], at: index) }
            }
        }
        return breaking.worlds.keys.sorted()
    }

    /// Places spread evenly over a row; all of them if they are few.
    private static func spread(_ most: Int, over count: Int) -> [Int] {
        count <= most ? Array(0..<count) : (0..<most).map { count / most * $0 + min($0, count % most) }
    }
}

private final class RuleBox: @unchecked Sendable {
    private let lock = NSLock()
    /// By rule: the worlds in which it decides something.
    private(set) var worlds: [RuleID: [Int]] = [:]

    func add(_ rules: Set<RuleID>, at world: Int) {
        lock.withLock { for rule in rules { worlds[rule, default: []].append(world) } }
    }
}

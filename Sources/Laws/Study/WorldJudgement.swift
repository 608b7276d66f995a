import EventTrace
import ExperimentKit
import Studies
import UIKit

/// The outcome of a law in one world.
package enum WorldJudgement: Hashable {
    /// The law is not about this world.
    case notSelected
    case holds
    /// The world neither supports nor contradicts the law.
    case vacuous
    /// The law holds under some of the orders that UIKit leaves open and not under others.
    case open
    case fails

    var isFailure: Bool { self == .fails }
}

extension Law {
    /// The outcome in one world, under each order that UIKit leaves open.
    package func judgement(of world: World, ablation: Ablation? = nil) -> WorldJudgement {
        CaseWatch.current?.begins(id, location, "a world of \(world.size) of the family \(family.name): code of the law")
        defer { CaseWatch.current?.ends() }
        guard condition(world) else { return .notSelected }
        switch test {
        case .expectation(let expect): return judge(world, expect(world), ablation)
        case .sameCalls(let partner, let among):
            guard let other = partner(world) else { return .vacuous }
            return compare(world, other, among(world), ablation)
        }
    }

    private func judge(_ world: World, _ expectation: Expectation, _ ablation: Ablation?) -> WorldJudgement {
        let all = WorldRun.underEachOrder(world, family, ablation: ablation).map { $0.trace.judgement(of: expectation) }
        let failures = all.count { $0.isFailed }
        if failures == all.count { return .fails }
        if failures > 0 { return .open }
        return all.contains(.holds) ? .holds : .vacuous
    }

    /// Both worlds have the same matching calls, under each order alike.
    private func compare(_ world: World, _ other: World, _ patterns: [TokenPattern], _ ablation: Ablation?) -> WorldJudgement {
        // Under each order by itself: the calls of both worlds must be able to be the same.
        let mine = orders(world, patterns, ablation)
        let others = orders(other, patterns, ablation)
        if mine.isEmpty, others.isEmpty { return .vacuous }
        let shared = mine.contains { others.contains($0) }
        guard shared else { return .fails }
        let isSame = mine.allSatisfy { others.contains($0) } && others.allSatisfy { mine.contains($0) }
        return isSame ? .holds : .open
    }

    /// The matching calls under each order, each sequence once.
    private func orders(_ world: World, _ patterns: [TokenPattern], _ ablation: Ablation?) -> [[String]] {
        WorldRun.underEachOrder(world, family, ablation: ablation).reduce(into: []) { all, run in
            let lines = run.trace.lines(among: patterns)
            if !all.contains(lines) { all.append(lines) }
        }
    }
}

extension Trace {
    /// The matching calls; all of them if there is no pattern.
    fileprivate func lines(among patterns: [TokenPattern]) -> [String] {
        let tokens = tokens
        return patterns.isEmpty ? tokens : tokens.filter { token in patterns.contains { $0.matches(token) } }
    }
}

extension CaseJudgement {
    fileprivate var isFailed: Bool {
        if case .fails = self { return true }
        return false
    }
}

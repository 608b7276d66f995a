import EventTrace
import Laws

/// Worlds of a law that look random, from a seed, as runs of a sweep: beyond the sizes at which every world can be tried.
package struct RandomLawSweep: Swept {
    private let study: LawStudy
    private let whole: LawSweep
    private let seed: Int
    package let count: Int

    /// `rules` are those of the engine. `worlds` are tried in all.
    package init(_ study: LawStudy, _ rules: [Rule], seed: Int, worlds: Int) {
        (self.study, self.seed, count) = (study, seed, worlds)
        whole = LawSweep(study, rules)
    }

    package var subject: SweepSubject { SweepSubject(study.law.id, size: study.row.size, seed: seed) }
    package var digest: String { whole.digest }
    package var engineDigest: String { whole.engineDigest }

    package func tally(_ range: Range<Int>, jobs: Int) -> SweepTally {
        let found = study.runRandom(range, seed: seed, jobs: jobs)
        return whole.summed(found.tally, reached: found.coverage)
    }
}

extension RuleCoverage {
    /// The rules and pairs as texts: `GE.1`, `GE.1 GE.5`.
    var texts: Set<String> {
        Set(rules.map { "\($0)" }).union(pairs.map { "\($0.first) \($0.second)" })
    }
}

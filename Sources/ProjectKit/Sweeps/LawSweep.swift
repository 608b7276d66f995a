import EventTrace
import Laws

/// The worlds of a law as runs of a sweep.
package struct LawSweep: Swept {
    private let study: LawStudy
    private let rules: [Rule]

    /// `rules` are those of the engine.
    package init(_ study: LawStudy, _ rules: [Rule]) { (self.study, self.rules) = (study, rules) }

    package var subject: SweepSubject { SweepSubject(study.law.id, size: study.row.size) }
    package var count: Int { study.row.count }

    /// The law's texts and family, and its outcomes in a sample of the worlds: what a law tests is code, which has no text.
    package var digest: String {
        let (law, family) = (study.law, study.law.family)
        var digest = EngineDigest()
        digest.add("\(law.id) \(law.statement)")
        digest.add(family.name)
        for view in family.views + family.bystanders { digest.add("\(view.name) \(view.source) \(view.setup)") }
        for option in family.recognizers { digest.add("\(option.kind.name) \(option.source("$")) \(option.answer)") }
        digest.add(
            "\(family.mostRecognizers) \(family.requirements) \(family.gestures.map { $0.source }) \(family.changes) \(family.versions)")
        for place in EngineDigest.sample(of: count) { digest.add("\(law.judgement(of: study.row.world(at: place).world))") }
        return digest.text
    }

    /// The rules, and the records of a sample of the worlds.
    package var engineDigest: String {
        var digest = EngineDigest()
        digest.add(rules)
        for place in EngineDigest.sample(of: count) {
            digest.add(WorldRun(study.row.world(at: place).world, study.law.family).trace)
        }
        return digest.text
    }

    package func tally(_ range: Range<Int>, jobs: Int) -> SweepTally {
        summed(study.run(range, jobs: jobs))
    }

    /// The tally of some worlds as one of a sweep, with what they have reached.
    func summed(_ tally: Tally, reached: RuleCoverage = RuleCoverage()) -> SweepTally {
        // A part may lack the smallest world, which is then found by shrinking; of all parts together the smallest is the same.
        let smallest = tally.smallest.map { study.law.shrunk($0) }.map { counterexample in
            SweepTally.Smallest(
                name: "\(study.law.family.name)/\(counterexample.world.size)/\(counterexample.number)",
                weight: counterexample.weight.parts + [counterexample.number])
        }
        return SweepTally(
            counts: [
                "notSelected": tally.notSelected, "holding": tally.holding, "vacuous": tally.vacuous, "open": tally.open,
                "failing": tally.failing,
            ], smallest: smallest, reached: reached.texts)
    }
}

import EventTrace
import ExperimentKit
import Studies

/// The experiments of a study as runs of a sweep, and after them, for ablations, the scenes of observations.
///
/// Each run finds the lines of the committed file that are about its experiment, so that `evdoc accept --results` can take them.
package struct StudySweep: Swept {
    package let study: SweptStudy
    private let lab: Laboratory
    private let listener: any RunListener

    package init(_ study: SweptStudy, _ lab: Laboratory, on listener: any RunListener) {
        (self.study, self.lab, self.listener) = (study, lab, listener)
    }

    package var subject: SweepSubject { SweepSubject(study.rawValue) }
    package var count: Int { lab.experiments.count + scenes.count }

    private var scenes: [ObservationScene] { study == .ablation ? lab.observations.scenes : [] }

    /// The experiments with their cases and claims.
    package var digest: String {
        var digest = EngineDigest()
        for experiment in lab.experiments {
            digest.add("\(experiment.id) \(experiment.cases.count)")
            for claim in experiment.claims { digest.add(claim.spelling) }
        }
        for scene in scenes { digest.add("\(scene.id) \(scene.observations)") }
        return digest.text
    }

    /// The rules, and the records of those experiments that have the fewest cases.
    package var engineDigest: String {
        var digest = EngineDigest()
        digest.add(lab.rules)
        let quickest = lab.experiments.map { (cases: $0.cases.count, experiment: $0) }.sorted {
            ($0.cases, $0.experiment.id) < ($1.cases, $1.experiment.id)
        }
        for result in lab.seenResults(of: quickest.prefix(StudySweep.sampled).map(\.experiment)) {
            for finding in result.findings { digest.add(finding.trace) }
        }
        return digest.text
    }

    /// The number of experiments whose records distinguish engines.
    private static let sampled = 32

    package func tally(_ range: Range<Int>, jobs: Int) throws -> SweepTally {
        let experiments = Array(lab.experiments.indices.clamped(to: range))
        let results = try lab.results(of: experiments.map { lab.experiments[$0] }, jobs: jobs, on: listener)
        var tally = SweepTally()
        let found = try lines(results, jobs: jobs)
        for (place, (result, text)) in zip(experiments, zip(results, found)) {
            let isAsClaimed = result.claims.allSatisfy(\.isExpected)
            tally.add(isAsClaimed ? "asClaimed" : "otherwise", at: place, finding: text)
        }
        let rest = range.dropFirst(experiments.count)
        let noticed = rest.concurrentMap { place in
            AblationStudy([], scenes: [scenes[place - lab.experiments.count]]).run(lab.switchable).filter { !$0.observations.isEmpty }
        }
        for (place, ablations) in zip(rest, noticed) { tally.add("scenes", at: place, finding: AblationFile(ablations, []).text) }
        return tally
    }

    /// The lines of the study's file about each of these experiments; nil where there is nothing to say.
    private func lines(_ results: [ExperimentResult], jobs: Int) throws -> [String?] {
        let experiments = results.map(\.experiment)
        switch study {
        case .experiments:
            return results.map { result in
                let others = result.claims.filter { !$0.isExpected }
                let lines = others.map { "\($0.verdict.rawValue): \($0.claim.statement)" }
                return others.isEmpty ? nil : "\(result.experiment.id)\n" + lines.joined(separator: "\n")
            }
        case .ablation:
            let ablations = lab.narrowed(to: experiments, scenes: []).ablation(of: lab.switchable, jobs: jobs, on: listener)
            return results.map { AblationFile(ablations, of: $0).text }
        case .mutations:
            let found = try lab.mutations(of: experiments, jobs: jobs, on: listener)
            return zip(found, results).map { MutationFile([$0], [$1]).text }
        case .reasons:
            return zip(lab.reasons(of: results, jobs: jobs, on: listener), results).map { ReasonFile([$0], [$1]).text }
        }
    }
}

/// A study of experiments that can be divided among machines.
package enum SweptStudy: String, CaseIterable, Sendable {
    /// Runs the experiments and judges their claims.
    case experiments
    /// Switches every rule off, one at a time.
    case ablation
    /// Changes one thing at a time.
    case mutations
    /// Finds out why each call is made, and why not.
    case reasons
}

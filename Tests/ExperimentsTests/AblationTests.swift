import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

@testable import EvdocCommand

/// No rule is without effect: some claim notices when it does not hold. `make check` repeats the whole ablation.
struct AblationTests {
    /// Rules that no claim notices yet. Shorten it; a rule that is noticed by now must not stand here.
    private let unnoticed: Set<String> = [
        "PL.3", "PL.7", "PL.8", "PL.9", "PL.10",
        "HT.9", "HT.10",
        "TO.6", "TO.8", "TO.9", "TO.11", "TO.12", "TO.13",
        "RC.7", "RC.8", "RC.9", "RC.10", "RC.11", "RC.12", "RC.13", "RC.14",
        "GE.11", "GE.15", "GE.19", "GE.20", "GE.21", "GE.22", "GE.24", "GE.25", "GE.26", "GE.27", "GE.28",
        "CO.2", "CO.9", "CO.12", "CO.14", "CO.15", "CO.16", "CO.17", "CO.18",
        "SC.1", "SC.2", "SC.3", "SC.4", "SC.5", "SC.6", "SC.7", "SC.8", "SC.9", "SC.10", "SC.11", "SC.12", "SC.13", "SC.14",
        "TX.1", "TX.2", "TX.3", "TX.4", "TX.5", "TX.6",
    ]

    private func committed() throws -> AblationFile {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try #require(try AblationFile(in: Project(given: "/\(root)")))
    }

    @Test func `every rule is noticed by a claim, or says why it cannot be`() throws {
        let table = AblationTable(RuleBook.switches, try committed().ablations)
        let silent = Set(table.rows.filter { $0.state == .silent }.map(\.item.rule.description))
        #expect(silent.subtracting(unnoticed).sorted() == [], "no claim notices these")
        #expect(unnoticed.subtracting(silent).sorted() == [], "these are noticed now")
        let noticedAfterAll = table.rows.filter { $0.item.silence != nil && $0.outcome?.isSilent == false }
        #expect(noticedAfterAll.map(\.item.rule.description) == [], "these are noticed and say why they cannot be")
    }

    @Test func `the committed ablation is of these results and rules`() throws {
        let file = try committed()
        #expect(file.outdated(AllResults.value) == [], "run evdoc ablation")
        #expect(file.ablations.map(\.rule) == RuleBook.switches.filter(\.canBeOff).map(\.rule), "run evdoc ablation")
    }

    /// One in ten; all of them take as long as everything else together.
    @Test func `a sample of rules, switched off again, gives what is committed`() throws {
        let file = try committed()
        let sample = file.ablations.enumerated().filter { $0.offset % 10 == 3 }.map(\.element)
        let again = AblationStudy(allExperiments, scenes: ObservationCatalogue.all.scenes, jobs: 2).run(sample.map(\.rule))
        for (old, new) in zip(sample, again) { #expect(old == new, "\(old.rule): run evdoc ablation") }
    }

    /// Some pairs, far apart: the ablation does not run them.
    @Test func `an experiment in which a rule decides nothing is the same without it`() throws {
        let file = try committed()
        for (place, ablation) in file.ablations.enumerated() {
            for (index, experiment) in allExperiments.enumerated() where (place * 7 + index) % 97 == 0 {
                if ablation.experiments.contains(where: { $0.experiment == experiment.id }) { continue }
                let fingerprint = Runner(without: ablation.rule).run(experiment).fingerprint
                #expect(fingerprint == file.fingerprints[experiment.id], "\(experiment.id) without \(ablation.rule)")
            }
        }
    }
}

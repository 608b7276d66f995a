import ExperimentKit
import Experiments
import Studies
import Testing
import UIKit
@testable import ProjectKit

/// No rule is without effect: some claim notices when it does not hold. `make check-release` repeats the whole ablation.
struct AblationTests {
    private func committed() throws -> AblationFile {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try #require(try AblationFile(in: Project(given: "/\(root)")))
    }

    @Test func `a claim notices every rule that can be off`() throws {
        let table = AblationTable(RuleBook.all, try committed().ablations)
        let silent = Set(table.rows.filter { $0.state == .silent }.map(\.rule.id.description))
        #expect(silent.sorted() == [], "no claim notices these")
    }

    @Test func `the committed ablation is of these results and rules`() throws {
        let file = try committed()
        #expect(file.outdated(AllResults.value) == [], "run evdoc ablation")
        #expect(file.ablations.map(\.rule) == RuleBook.all.filter(\.counterfactual.canBeOff).map(\.id), "run evdoc ablation")
    }

    /// Some pairs, far apart: the ablation does not run them.
    @Test func `an experiment in which a rule decides nothing is the same without it`() throws {
        let file = try committed()
        for (place, ablation) in file.ablations.enumerated() {
            for (index, experiment) in allExperiments.enumerated() where (place * 7 + index) % 997 == 0 {
                if ablation.experiments.contains(where: { $0.experiment == experiment.id }) { continue }
                let fingerprint = Runner(without: ablation.rule).run(experiment).fingerprint
                #expect(fingerprint == file.fingerprints[experiment.id], "\(experiment.id) without \(ablation.rule)")
            }
        }
    }
}

import EventTrace
import ExperimentKit
import SiteKit

/// The committed outcome of the last `evdoc ablation`: `site/reports/ablation.jsonl`, a line for each finding.
///
/// An ablation takes longer than a build may, so that the page is made from this file. Each experiment stands in it with the fingerprint of
/// its result: one that is another by now shows that the file is out of date.
struct AblationFile {
    static let file = FindingFile("ablation.jsonl", format: "evdoc-ablation-file", version: 1, writtenBy: "evdoc ablation")

    let ablations: [RuleAblation]
    /// By the id of the experiment.
    let fingerprints: [String: UInt64]

    init(_ ablations: [RuleAblation], _ results: [ExperimentResult]) {
        self.ablations = ablations
        fingerprints = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, $0.fingerprint) })
    }

    /// Nil when there is no such file.
    init?(in project: Project) throws {
        var read = Reading()
        guard try AblationFile.file.read(in: project, { read.take($0) }) else { return nil }
        ablations = read.ablations
        fingerprints = read.fingerprints
    }

    func save(in project: Project) throws(WorldError) {
        try AblationFile.file.save(text, in: project)
    }

    /// Experiments whose results are not those that the ablation was compared with, added or gone ones among them; sorted.
    func outdated(_ results: [ExperimentResult]) -> [String] {
        Fingerprints.differing(results.concurrentMap { ($0.experiment.id, $0.fingerprint) }, fingerprints)
    }

    /// What a site says of it, beside these results of all experiments.
    func table(_ rules: [Rule], _ results: [ExperimentResult]) -> AblationTable {
        AblationTable(rules, ablations, outdated: outdated(results))
    }
}

extension AblationFile {
    /// A line for each experiment, then for each rule and each experiment in which it decides something.
    var text: String {
        let experiments = fingerprints.keys.sorted().map { id in
            Line(experiment: id, fingerprint: String(fingerprints[id] ?? 0, radix: 16))
        }
        let rules = ablations.flatMap { ablation in
            [Line(rule: ablation.rule.description, observations: ablation.observations)]
                + ablation.experiments.map { Line($0, ablation.rule) }
        }
        return AblationFile.file.text(experiments + rules)
    }

    /// Each kind of line has some of the keys.
    fileprivate struct Line: Codable {
        var rule: String?
        var experiment: String?
        var fingerprint: String?
        var observations: [String]?
        var decided: Int?
        var changed: Int?
        /// Counted from 1 in their experiment.
        var claims: [Int]?
    }

    private struct Reading {
        var ablations: [RuleAblation] = []
        var fingerprints: [String: UInt64] = [:]

        /// False if the line is none of the file's.
        mutating func take(_ line: Line) -> Bool {
            guard let text = line.rule else { return takeExperiment(line) }
            guard let rule = RuleID(text) else { return false }
            if let observations = line.observations {
                ablations.append(RuleAblation(rule: rule, experiments: [], observations: observations))
                return true
            }
            return takeOutcome(line, rule)
        }

        private mutating func takeExperiment(_ line: Line) -> Bool {
            guard let id = line.experiment, let fingerprint = line.fingerprint.flatMap({ UInt64($0, radix: 16) }) else { return false }
            return fingerprints.updateValue(fingerprint, forKey: id) == nil
        }

        private mutating func takeOutcome(_ line: Line, _ rule: RuleID) -> Bool {
            guard let id = line.experiment, let decided = line.decided, let changed = line.changed, let claims = line.claims,
                let last = ablations.popLast(), last.rule == rule
            else { return false }
            let outcome = ExperimentAblation(experiment: id, decided: decided, changed: changed, claims: claims.map { $0 - 1 })
            ablations.append(RuleAblation(rule: rule, experiments: last.experiments + [outcome], observations: last.observations))
            return true
        }
    }
}

extension AblationFile.Line {
    fileprivate init(_ ablation: ExperimentAblation, _ rule: RuleID) {
        self.init(
            rule: rule.description, experiment: ablation.experiment, decided: ablation.decided, changed: ablation.changed,
            claims: ablation.claims.map { $0 + 1 })
    }
}

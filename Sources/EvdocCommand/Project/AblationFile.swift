import EventTrace
import ExperimentKit
import Foundation
import SiteKit

/// The committed outcome of the last `evdoc ablation`: `site/reports/ablation.jsonl`, a line for each finding.
///
/// An ablation takes longer than a build may, so that the page is made from this file. Each experiment stands in it with the fingerprint of
/// its result: one that is another by now shows that the file is out of date.
struct AblationFile {
    static let name = "site/reports/\(fileName)"
    private static let fileName = "ablation.jsonl"
    /// Changes when a key changes its name or meaning.
    private static let version = 1

    let ablations: [RuleAblation]
    /// By the id of the experiment.
    let fingerprints: [String: UInt64]

    init(_ ablations: [RuleAblation], _ results: [ExperimentResult]) {
        self.ablations = ablations
        fingerprints = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, $0.fingerprint) })
    }

    /// Nil when there is no such file.
    init?(in project: Project) throws {
        let path = Paths.join(project.root, AblationFile.name)
        guard Files.kind(of: path) == .file else { return nil }
        let lines = try Files.read(path).split(separator: UInt8(ascii: "\n"))
        var read = Reading()
        for (index, line) in lines.enumerated() where !read.take(Data(line)) {
            throw AuthorsMistakes([
                Diagnostic(
                    Location(fileID: AblationFile.name, line: index + 1), "this line cannot be read",
                    remedy: "Run evdoc ablation, which writes the file anew.")
            ])
        }
        ablations = read.ablations
        fingerprints = read.fingerprints
    }

    func save(in project: Project) throws(WorldError) {
        try Replacement.replace([SiteFile(path: AblationFile.fileName, text: text)], in: project.reports)
    }

    /// Experiments whose results are not those that the ablation was compared with, added or gone ones among them; sorted.
    func outdated(_ results: [ExperimentResult]) -> [String] {
        let now = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, $0.fingerprint) })
        return Set(now.keys).union(fingerprints.keys).filter { now[$0] != fingerprints[$0] }.sorted()
    }
}

extension AblationFile {
    /// A line for each experiment, then for each rule and each experiment in which it decides something.
    var text: String {
        let header = Line(format: "evdoc-ablation-file", version: AblationFile.version)
        let experiments = fingerprints.keys.sorted().map { id in
            Line(experiment: id, fingerprint: String(fingerprints[id] ?? 0, radix: 16))
        }
        let rules = ablations.flatMap { ablation in
            [Line(rule: ablation.rule.description, observations: ablation.observations)]
                + ablation.experiments.map { Line($0, ablation.rule) }
        }
        return ([header] + experiments + rules).map { $0.json([]) }.joined()
    }

    /// Each kind of line has some of the keys.
    fileprivate struct Line: Codable {
        var format: String?
        var version: Int?
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
        mutating func take(_ bytes: Data) -> Bool {
            guard let line = try? JSONDecoder().decode(Line.self, from: bytes) else { return false }
            if line.format != nil { return line.version == AblationFile.version }
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
            fingerprints[id] = fingerprint
            return true
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

import EventTrace
import ProjectFiles
import Studies

/// The committed outcome of the last `evdoc ablation`: `site/reports/ablation.jsonl`, a line for each finding.
///
/// An ablation takes longer than a build may, so the page is made from this file. Each experiment has the fingerprint of its result here: a
/// different fingerprint shows that the file is out of date.
package struct AblationFile {
    package static let file = FindingFile("ablation.jsonl", format: "evdoc-ablation-file", version: 1, writtenBy: "evdoc ablation")

    package let ablations: [RuleAblation]
    /// The fingerprints by the ids of the experiments.
    let fingerprints: [String: UInt64]

    package init(_ ablations: [RuleAblation], _ results: [ExperimentResult]) {
        self.ablations = ablations
        fingerprints = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, $0.fingerprint) })
    }

    /// The part of the file that is about this experiment, without the rules that decide nothing in it.
    init(_ ablations: [RuleAblation], of result: ExperimentResult) {
        let own = ablations.map { ablation in
            RuleAblation(rule: ablation.rule, experiments: ablation.experiments.filter { $0.experiment == result.experiment.id })
        }
        self.init(own.filter { !$0.experiments.isEmpty }, [result])
    }

    /// Joins the parts about single experiments and scenes, in their order, to a file about these rules.
    init(joining parts: [AblationFile], rules: [RuleID]) {
        let found = Dictionary(grouping: parts.flatMap(\.ablations), by: \.rule)
        ablations = rules.map { rule in
            let own = found[rule] ?? []
            return RuleAblation(
                rule: rule, experiments: own.flatMap(\.experiments), observations: Set(own.flatMap(\.observations)).sorted())
        }
        fingerprints = parts.reduce(into: [:]) { $0.merge($1.fingerprints) { _, later in later } }
    }

    /// Reads the file; nil if there is no such file.
    package init?(in project: Project) throws {
        guard let bytes = try AblationFile.file.bytes(in: project) else { return nil }
        try self.init(bytes)
    }

    /// Reads a text that was such a file.
    init(_ bytes: [UInt8]) throws {
        var read = Reading()
        try AblationFile.file.read(bytes) { read.take($0) }
        ablations = read.ablations
        fingerprints = read.fingerprints
    }

    private init(_ ablations: [RuleAblation], _ fingerprints: [String: UInt64]) {
        (self.ablations, self.fingerprints) = (ablations, fingerprints)
    }

    /// The file with these experiments, and with those of the old file that are not among them. `order` has the ids of all experiments; if
    /// `isWhole`, ids that are not among them are removed.
    func merged(with old: AblationFile, order: [String], isWhole: Bool) -> AblationFile {
        let known = Set(order)
        func isKept(_ id: String) -> Bool { fingerprints[id] == nil && (!isWhole || known.contains(id)) }
        let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        let merged = ablations.map { ablation in
            let others = old.ablations.first { $0.rule == ablation.rule }?.experiments.filter { isKept($0.experiment) } ?? []
            let all = (ablation.experiments + others).sorted { places[$0.experiment] ?? .max < places[$1.experiment] ?? .max }
            return RuleAblation(rule: ablation.rule, experiments: all, observations: ablation.observations)
        }
        return AblationFile(merged, old.fingerprints.filter { isKept($0.key) }.merging(fingerprints) { _, own in own })
    }

    package func save(in project: Project) throws(FileError) {
        try AblationFile.file.save(text, in: project)
    }

    /// The sorted ids of experiments whose results have changed since the ablation, including added and removed experiments.
    func outdated(_ results: [ExperimentResult]) -> [String] {
        Fingerprints.differing(results.concurrentMap { ($0.experiment.id, $0.fingerprint) }, fingerprints)
    }

    /// The ids of experiments of which the files say something else.
    func differing(from other: AblationFile?) -> Set<String> {
        func outcomes(_ ablations: [RuleAblation]) -> Set<Outcome> {
            Set(ablations.flatMap { ablation in ablation.experiments.map { Outcome(rule: ablation.rule, found: $0) } })
        }
        return Set(outcomes(ablations).symmetricDifference(outcomes(other?.ablations ?? [])).map(\.found.experiment))
    }

    private struct Outcome: Hashable {
        let rule: RuleID
        let found: ExperimentAblation
    }

    /// The ablation beside these results of all experiments, as a site shows it.
    package func table(_ rules: [Rule], _ results: [ExperimentResult]) -> AblationTable {
        AblationTable(rules, ablations, outdated: outdated(results))
    }
}

extension AblationFile {
    /// The lines: one for each experiment, then one for each rule and each experiment in which the rule decides something.
    package var text: String {
        let experiments = fingerprints.keys.sorted().map { id in
            Line(experiment: id, fingerprint: String(fingerprints[id] ?? 0, radix: 16))
        }
        let rules = ablations.flatMap { ablation in
            [Line(rule: ablation.rule.description, observations: ablation.observations)]
                + ablation.experiments.map { Line($0, ablation.rule) }
        }
        return AblationFile.file.text(experiments + rules)
    }

    /// A line; each kind of line has some of the keys.
    fileprivate struct Line: Codable {
        var rule: String?
        var experiment: String?
        var fingerprint: String?
        var observations: [String]?
        var decided: Int?
        var changed: Int?
        /// The claims' numbers, counted from 1 in their experiment.
        var claims: [Int]?
    }

    private struct Reading {
        var ablations: [RuleAblation] = []
        var fingerprints: [String: UInt64] = [:]

        /// Takes a line; false if the line does not belong to the file.
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

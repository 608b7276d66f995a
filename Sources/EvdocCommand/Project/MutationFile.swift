import ExperimentKit
import SiteKit

/// The committed outcome of the last `evdoc mutate`: `site/reports/mutations.jsonl`, a line for each experiment.
///
/// Each stands in it with the fingerprint of its result: one that is another by now shows that the line is out of date.
struct MutationFile {
    static let file = FindingFile("mutations.jsonl", format: "evdoc-mutation-file", version: 1, writtenBy: "evdoc mutate")

    /// What is kept of one experiment: numbers, and what somebody has to judge by name.
    struct Line: Codable, Hashable {
        let experiment: String
        let fingerprint: String
        let tried: Int
        let noticed: Int
        /// Those under which every ordering stays as it is.
        let withoutEffect: Int
        /// Those that change an ordering and no verdict.
        let unnoticed: [String]
        let invalid: [String]
        /// For each claim, how many mutations it notices.
        let claims: [Int]
        /// Claims that notice neither a mutation nor a rule that is off, counted from 1.
        let silent: [Int]
    }

    /// By experiment, sorted.
    let lines: [Line]

    init(_ mutations: [ExperimentMutations], _ results: [ExperimentResult]) {
        lines = mutations.compactMap { found in
            results.first { $0.experiment.id == found.experiment }.map { Line(found, $0) }
        }.sorted { $0.experiment < $1.experiment }
    }

    private init(_ lines: [Line]) {
        self.lines = lines.sorted { $0.experiment < $1.experiment }
    }

    /// Nil when there is no such file.
    init?(in project: Project) throws {
        var lines: [Line] = []
        var read: Set<String> = []
        let isThere = try MutationFile.file.read(in: project) { (line: Line) in
            lines.append(line)
            return read.insert(line.experiment).inserted
        }
        guard isThere else { return nil }
        self.init(lines)
    }

    /// These lines, and those of a file that are about other experiments.
    func merged(with old: MutationFile?) -> MutationFile {
        let own = Set(lines.map(\.experiment))
        return MutationFile(lines + (old?.lines ?? []).filter { !own.contains($0.experiment) })
    }

    func save(in project: Project) throws(WorldError) {
        try MutationFile.file.save(text, in: project)
    }

    var text: String { MutationFile.file.text(lines) }

    /// Experiments whose results are not those that the mutations were compared with, added or gone ones among them; sorted.
    func outdated(_ results: [ExperimentResult]) -> [String] {
        Fingerprints.differing(
            results.map { ($0.experiment.id, $0.fingerprintText) },
            Dictionary(uniqueKeysWithValues: lines.map { ($0.experiment, $0.fingerprint) }))
    }

    /// Why it is out of date, in one line; nil when it is not.
    func complaint(_ results: [ExperimentResult]) -> String? {
        let ids = outdated(results)
        guard !ids.isEmpty else { return nil }
        return "mutations were tried before these changed: \(ids.prefix(8).joined(separator: ", "))\(ids.count > 8 ? ", …" : "")"
    }
}

extension MutationFile.Line {
    init(_ found: ExperimentMutations, _ result: ExperimentResult) {
        experiment = found.experiment
        fingerprint = result.fingerprintText
        tried = found.outcomes.count
        noticed = found.count(.noticed)
        withoutEffect = found.count(.withoutEffect)
        unnoticed = found.outcomes.filter { $0.state == .unnoticed }.map(\.name)
        invalid = found.outcomes.filter { $0.state == .invalid }.map(\.name)
        claims = result.claims.indices.map { claim in found.outcomes.count { $0.claims.contains(claim) } }
        silent = found.silent.map { $0 + 1 }
    }
}

extension ExperimentResult {
    fileprivate var fingerprintText: String { String(fingerprint, radix: 16) }
}

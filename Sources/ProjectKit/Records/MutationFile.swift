import ProjectFiles
import Studies

/// The committed outcome of the last `evdoc mutate`: `site/reports/mutations.jsonl`, a line for each experiment.
///
/// Each experiment has the fingerprint of its result here: a different fingerprint shows that the line is out of date.
package struct MutationFile {
    package static let file = FindingFile("mutations.jsonl", format: "evdoc-mutation-file", version: 1, writtenBy: "evdoc mutate")

    /// The outcome for one experiment: numbers, and the names of mutations and claims to review.
    package struct Line: Codable, Hashable {
        package let experiment: String
        package let fingerprint: String
        package let tried: Int
        package let noticed: Int
        /// The number of mutations under which every ordering stays the same.
        package let withoutEffect: Int
        /// The mutations that change an ordering and no verdict.
        package let unnoticed: [String]
        package let invalid: [String]
        /// The number of mutations that each claim notices.
        package let claims: [Int]
        /// Claims that notice neither a mutation nor a rule that is off, counted from 1.
        package let silent: [Int]
    }

    /// The lines, sorted by experiment.
    package let lines: [Line]

    package init(_ mutations: [ExperimentMutations], _ results: [ExperimentResult]) {
        lines = mutations.compactMap { found in
            results.first { $0.experiment.id == found.experiment }.map { Line(found, $0) }
        }.sorted { $0.experiment < $1.experiment }
    }

    private init(_ lines: [Line]) {
        self.lines = lines.sorted { $0.experiment < $1.experiment }
    }

    /// Reads the file; nil if there is no such file.
    package init?(in project: Project) throws {
        guard let bytes = try MutationFile.file.bytes(in: project) else { return nil }
        try self.init(bytes)
    }

    /// Reads a text that was such a file.
    init(_ bytes: [UInt8]) throws {
        var lines: [Line] = []
        var read: Set<String> = []
        try MutationFile.file.read(bytes) { (line: Line) in
            lines.append(line)
            return read.insert(line.experiment).inserted
        }
        self.init(lines)
    }

    /// Joins the parts about single experiments.
    init(joining parts: [MutationFile]) { self.init(parts.flatMap(\.lines)) }

    /// The file with these lines, and with the old file's lines about other experiments.
    package func merged(with old: MutationFile?) -> MutationFile {
        let own = Set(lines.map(\.experiment))
        return MutationFile(lines + (old?.lines ?? []).filter { !own.contains($0.experiment) })
    }

    /// The file with the lines of these experiments only.
    func limited(to ids: Set<String>) -> MutationFile { MutationFile(lines.filter { ids.contains($0.experiment) }) }

    package func save(in project: Project) throws(FileError) {
        try MutationFile.file.save(text, in: project)
    }

    package var text: String { MutationFile.file.text(lines) }

    /// The sorted ids of experiments whose results have changed since the mutations were tried, including added and removed experiments.
    func outdated(_ results: [ExperimentResult]) -> [String] {
        Fingerprints.differing(
            results.map { ($0.experiment.id, $0.fingerprintText) },
            Dictionary(uniqueKeysWithValues: lines.map { ($0.experiment, $0.fingerprint) }))
    }
}

extension MutationFile.Line {
    package init(_ found: ExperimentMutations, _ result: ExperimentResult) {
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

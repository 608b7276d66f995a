import EventTrace
import ProjectFiles
import Studies

/// The committed outcome of the last `evdoc why --update`: `site/reports/reasons.jsonl`, a line for each experiment.
///
/// Proving a reason means running a case again, so pages are made from this file. Each experiment has the fingerprint of its records here:
/// a different fingerprint shows that its line is out of date.
package struct ReasonFile {
    package static let file = FindingFile("reasons.jsonl", format: "evdoc-reason-file", version: 2, writtenBy: "evdoc why --update")

    /// `calls` are the tokens that the cases name by their places. A case is the reasons of its calls: the place, with `.1` for the second
    /// call of the token, `+` if the case has the call and `-` if it lacks it, the rule `CO.6@27` with the entry by which it decides, and
    /// `~2` for another case, all counted from 0.
    package struct Line: Codable, Hashable {
        package let experiment: String
        package let fingerprint: String
        package let calls: [String]
        package let cases: [String]
    }

    /// The lines, sorted by experiment.
    private let lines: [Line]
    private let reasons: [ExperimentReasons]

    package init(_ reasons: [ExperimentReasons], _ results: [ExperimentResult]) {
        let byID = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, $0) })
        self.reasons = reasons.filter { byID[$0.experiment] != nil }.sorted { $0.experiment < $1.experiment }
        lines = self.reasons.compactMap { found in byID[found.experiment].map { Line(found, $0) } }
    }

    /// Reads the file; nil if there is no such file.
    package init?(in project: Project) throws {
        guard let bytes = try ReasonFile.file.bytes(in: project) else { return nil }
        try self.init(bytes)
    }

    /// Joins the parts about single experiments.
    init(joining parts: [ReasonFile]) {
        self.init(
            parts.flatMap(\.lines).sorted { $0.experiment < $1.experiment },
            parts.flatMap(\.reasons).sorted { $0.experiment < $1.experiment })
    }

    /// Reads a text that was such a file.
    init(_ bytes: [UInt8]) throws {
        var lines: [Line] = []
        var reasons: [ExperimentReasons] = []
        var read: Set<String> = []
        try ReasonFile.file.read(bytes) { (line: Line) in
            guard let found = line.reasons, read.insert(line.experiment).inserted else { return false }
            lines.append(line)
            reasons.append(found)
            return true
        }
        self.init(lines, reasons)
    }

    private init(_ lines: [Line], _ reasons: [ExperimentReasons]) {
        (self.lines, self.reasons) = (lines, reasons)
    }

    /// The file with these experiments, and with those of the old file that are not among them.
    func merged(with old: ReasonFile?) -> ReasonFile {
        let own = Set(lines.map(\.experiment))
        return ReasonFile(
            (lines + (old?.lines ?? []).filter { !own.contains($0.experiment) }).sorted { $0.experiment < $1.experiment },
            (reasons + (old?.reasons ?? []).filter { !own.contains($0.experiment) }).sorted { $0.experiment < $1.experiment })
    }

    /// The file with the lines of these experiments only.
    func limited(to ids: Set<String>) -> ReasonFile {
        ReasonFile(lines.filter { ids.contains($0.experiment) }, reasons.filter { ids.contains($0.experiment) })
    }

    package func save(in project: Project) throws(FileError) {
        try ReasonFile.file.save(text, in: project)
    }

    package var text: String { ReasonFile.file.text(lines) }

    /// The reasons, without those of experiments whose records have changed.
    package func table(_ results: [ExperimentResult]) -> ReasonTable { ReasonTable(reasons, outdated: outdated(results)) }

    /// The sorted ids of experiments whose records have changed since the reasons were found, including added and removed experiments.
    private func outdated(_ results: [ExperimentResult]) -> [String] {
        Fingerprints.differing(
            results.concurrentMap { ($0.experiment.id, String($0.recordFingerprint, radix: 16)) },
            Dictionary(uniqueKeysWithValues: lines.map { ($0.experiment, $0.fingerprint) }))
    }
}

extension ReasonTable {
    /// The reason why the file is out of date, in one line; nil if it is up to date.
    package var complaint: String? {
        guard !outdated.isEmpty else { return nil }
        return
            "reasons were worked out before these changed: \(outdated.prefix(8).joined(separator: ", "))\(outdated.count > 8 ? ", …" : "")"
    }
}

extension ReasonFile.Line {
    fileprivate init(_ found: ExperimentReasons, _ result: ExperimentResult) {
        experiment = found.experiment
        fingerprint = String(result.recordFingerprint, radix: 16)
        let tokens = MadeCalls(result.findings).all.map(\.token)
        let places = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1, $0) })
        calls = tokens
        cases = found.cases.map { reasons in
            reasons.compactMap { reason in places[reason.call].map { "\($0)\(reason.spelledOut)" } }.joined(separator: " ")
        }
    }

    /// The reasons; nil if a case has another form.
    fileprivate var reasons: ExperimentReasons? {
        var found: [[CallReason]] = []
        for text in cases {
            var reasons: [CallReason] = []
            for word in text.split(separator: " ") {
                guard let reason = CallReason(spelledOut: word, calls) else { return nil }
                reasons.append(reason)
            }
            found.append(reasons)
        }
        return ExperimentReasons(experiment: experiment, cases: found)
    }
}

extension CallReason {
    /// The reason in the file's form: `.1-CO.6@27~2`.
    fileprivate var spelledOut: String {
        "\(occurrence > 0 ? ".\(occurrence)" : "")\(isMade ? "+" : "-")\(rule.map { "\($0.rule)@\($0.entry)" } ?? "")\(otherCase.map { "~\($0)" } ?? "")"
    }

    fileprivate init?(spelledOut word: Substring, _ calls: [String]) {
        guard let sign = word.firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let call = word[..<sign].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard call.count <= 2, let place = call[0], calls.indices.contains(place), let occurrence = call.count == 2 ? call[1] : 0
        else { return nil }
        let parts = word[word.index(after: sign)...].split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        let rule = parts[0].isEmpty ? nil : DecidingRule(spelledOut: parts[0])
        let other = parts.count == 2 ? Int(parts[1]) : nil
        guard (rule == nil) == parts[0].isEmpty, (other == nil) == (parts.count == 1), other ?? 0 >= 0 else { return nil }
        self.init(call: calls[place], occurrence: occurrence, isMade: word[sign] == "+", rule: rule, otherCase: other)
    }
}

extension DecidingRule {
    fileprivate init?(spelledOut text: Substring) {
        let parts = text.split(separator: "@")
        guard parts.count == 2, let rule = RuleID(String(parts[0])), let entry = Int(parts[1]), entry >= 0 else { return nil }
        self.init(rule, entry: entry)
    }
}

import EventTrace
import ExperimentKit
import SiteKit

/// The committed outcome of the last `evdoc why --update`: `site/reports/reasons.jsonl`, a line for each experiment.
///
/// To prove a reason is to run a case again, so that pages are made from this file. Each experiment stands in it with the fingerprint of its records: one
/// that is another by now shows that its line is out of date.
struct ReasonFile {
    static let file = FindingFile("reasons.jsonl", format: "evdoc-reason-file", version: 1, writtenBy: "evdoc why --update")

    /// `calls` are the tokens that the cases name by their places. A case is the reasons of its calls: the place, `+` if the case has the call and `-` if it
    /// lacks it, the rule `CO.6@27` with the entry by which it decides, and `~2` for another case, both counted from 0.
    struct Line: Codable, Hashable {
        let experiment: String
        let fingerprint: String
        let calls: [String]
        let cases: [String]
    }

    /// By experiment, sorted.
    private let lines: [Line]
    private let reasons: [ExperimentReasons]

    init(_ reasons: [ExperimentReasons], _ results: [ExperimentResult]) {
        let byID = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, $0) })
        self.reasons = reasons.filter { byID[$0.experiment] != nil }.sorted { $0.experiment < $1.experiment }
        lines = self.reasons.compactMap { found in byID[found.experiment].map { Line(found, $0) } }
    }

    /// Nil when there is no such file.
    init?(in project: Project) throws {
        var lines: [Line] = []
        var reasons: [ExperimentReasons] = []
        var read: Set<String> = []
        let isThere = try ReasonFile.file.read(in: project) { (line: Line) in
            guard let found = line.reasons, read.insert(line.experiment).inserted else { return false }
            lines.append(line)
            reasons.append(found)
            return true
        }
        guard isThere else { return nil }
        self.lines = lines
        self.reasons = reasons
    }

    func save(in project: Project) throws(WorldError) {
        try ReasonFile.file.save(text, in: project)
    }

    var text: String { ReasonFile.file.text(lines) }

    /// The reasons, those of experiments left out whose records are others by now.
    func table(_ results: [ExperimentResult]) -> ReasonTable { ReasonTable(reasons, outdated: outdated(results)) }

    /// Experiments whose records are not those that the reasons were worked out from, added or gone ones among them; sorted.
    private func outdated(_ results: [ExperimentResult]) -> [String] {
        Fingerprints.differing(
            results.concurrentMap { ($0.experiment.id, String($0.recordFingerprint, radix: 16)) },
            Dictionary(uniqueKeysWithValues: lines.map { ($0.experiment, $0.fingerprint) }))
    }
}

extension ReasonTable {
    /// Why it is out of date, in one line; nil when it is not.
    var complaint: String? {
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

    /// Nil if a case is not of the form.
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
    /// `-CO.6@27~2`
    fileprivate var spelledOut: String {
        "\(isMade ? "+" : "-")\(rule.map { "\($0.rule)@\($0.entry)" } ?? "")\(otherCase.map { "~\($0)" } ?? "")"
    }

    fileprivate init?(spelledOut word: Substring, _ calls: [String]) {
        guard let sign = word.firstIndex(where: { $0 == "+" || $0 == "-" }), let place = Int(word[..<sign]), calls.indices.contains(place)
        else { return nil }
        let parts = word[word.index(after: sign)...].split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        let rule = parts[0].isEmpty ? nil : DecidingRule(spelledOut: parts[0])
        let other = parts.count == 2 ? Int(parts[1]) : nil
        guard (rule == nil) == parts[0].isEmpty, (other == nil) == (parts.count == 1), other ?? 0 >= 0 else { return nil }
        self.init(call: calls[place], isMade: word[sign] == "+", rule: rule, otherCase: other)
    }
}

extension DecidingRule {
    fileprivate init?(spelledOut text: Substring) {
        let parts = text.split(separator: "@")
        guard parts.count == 2, let rule = RuleID(String(parts[0])), let entry = Int(parts[1]), entry >= 0 else { return nil }
        self.init(rule, entry: entry)
    }
}

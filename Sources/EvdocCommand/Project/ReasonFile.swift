import EventTrace
import ExperimentKit
import Foundation
import SiteKit

/// The committed outcome of the last `evdoc why --update`: `site/reports/reasons.jsonl`, a line for each experiment.
///
/// To prove a reason is to run a case again, so that pages are made from this file. Each experiment stands in it with the fingerprint of its records: one
/// that is another by now shows that its line is out of date.
struct ReasonFile {
    static let name = "site/reports/\(fileName)"
    static let remedy = "run evdoc why --update and commit \(name)"
    private static let fileName = "reasons.jsonl"
    /// Changes when a key changes its name or meaning.
    private static let version = 1

    /// `calls` are the tokens that the cases name by their places. A case is the reasons of its calls: the place, `+` if the case has the call and `-` if it
    /// lacks it, the rule `CO.6@27` with the entry by which it decides, and `~2` for another case, both counted from 0.
    struct Line: Codable, Hashable {
        let experiment: String
        let fingerprint: String
        let calls: [String]
        let cases: [String]
    }

    private struct Header: Codable {
        let format: String
        let version: Int
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
        let path = Paths.join(project.root, ReasonFile.name)
        guard Files.kind(of: path) == .file else { return nil }
        let decoder = JSONDecoder()
        var lines: [Line] = []
        var reasons: [ExperimentReasons] = []
        for (index, bytes) in try Files.read(path).split(separator: UInt8(ascii: "\n")).enumerated() {
            if index == 0, let header = try? decoder.decode(Header.self, from: Data(bytes)), header.version == ReasonFile.version {
                continue
            }
            guard index > 0, let line = try? decoder.decode(Line.self, from: Data(bytes)), let found = line.reasons else {
                throw AuthorsMistakes([
                    Diagnostic(
                        Location(fileID: ReasonFile.name, line: index + 1), "this line cannot be read",
                        remedy: "Run evdoc why --update, which writes the file anew.")
                ])
            }
            lines.append(line)
            reasons.append(found)
        }
        self.lines = lines
        self.reasons = reasons
    }

    func save(in project: Project) throws(WorldError) {
        try Replacement.replace([SiteFile(path: ReasonFile.fileName, text: text)], in: project.reports)
    }

    var text: String {
        Header(format: "evdoc-reason-file", version: ReasonFile.version).json([]) + lines.map { $0.json([]) }.joined()
    }

    /// The reasons, those of experiments left out whose records are others by now.
    func table(_ results: [ExperimentResult]) -> ReasonTable { ReasonTable(reasons, outdated: outdated(results)) }

    /// Experiments whose records are not those that the reasons were worked out from, added or gone ones among them; sorted.
    private func outdated(_ results: [ExperimentResult]) -> [String] {
        let now = Dictionary(uniqueKeysWithValues: results.map { ($0.experiment.id, String($0.recordFingerprint, radix: 16)) })
        let then = Dictionary(lines.map { ($0.experiment, $0.fingerprint) }) { first, _ in first }
        return Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }.sorted()
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

import EventTrace
import ExperimentKit
import ReportKit

/// What the engine wrote down in the cases of an experiment, as a script that a page loads when somebody opens a case: a page loaded from a
/// file may not fetch, but it may load a script. In no language: calls and decisions are code.
///
/// `evdocRecord({words: [text…], cases: [[entry…]…]})`; an entry is five values: milliseconds, depth, 0 for a call or 1 for a mark or 2 for a
/// decision, and the positions of its text and of its rule's address among the words, -1 for none.
struct CaseRecord {
    let result: ExperimentResult
    private var words: [String] = []
    private var positions: [String: Int] = [:]

    init(_ result: ExperimentResult) {
        self.result = result
    }

    var file: SiteFile {
        var record = self
        let cases = result.findings.map { record.entries(of: $0) }
        let words = record.words.map { JSONString($0).description }.joined(separator: ",")
        return SiteFile(
            path: Routes.record(of: result).path,
            text: "evdocRecord({\"words\":[\(words)],\"cases\":[\n\(cases.joined(separator: ",\n"))\n]});\n")
    }

    /// The calls of every case; the decisions too of the first case of each ordering, since those of the others say the same in other words.
    private mutating func entries(of finding: Finding) -> String {
        let isFirst = result.group(ofCase: finding.case.index)?.cases.first == finding.case.index
        var entries = finding.trace.ordering.map { call in
            let answer = call.answer.map { " → \($0)" } ?? ""
            return entry(call.time, call.depth, call.isMark ? 1 : 0, MethodName.token(call) + answer, call.rule)
        }
        if isFirst {
            entries += finding.trace.entries.filter { $0.kind == .decision }.map { decision in
                entry(decision.time, Int(decision.depth), 2, finding.trace.describe(decision), decision.rule)
            }
        }
        return "[\(entries.joined(separator: ","))]"
    }

    private mutating func entry(_ time: Double, _ depth: Int, _ kind: Int, _ text: String, _ rule: RuleID?) -> String {
        let rule = rule.map { position(of: "\($0.family.slug)#\($0)") } ?? -1
        return "\(JSONString("\(Milliseconds(time))")),\(depth),\(kind),\(position(of: text)),\(rule)"
    }

    private mutating func position(of word: String) -> Int {
        if let position = positions[word] { return position }
        positions[word] = words.count
        words.append(word)
        return words.count - 1
    }
}

import EventTrace
import ExperimentKit
import FigureKit
import ReportKit

/// What a figure needs to show any case of an experiment, as a script that a page loads when somebody asks for it: a page loaded from a file
/// may not fetch, but it may load a script. In no language: names, calls and decisions are code.
///
/// `evdocRecord({forms, looks, words: [text…], cases: [case…]})`; drawings are as `DrawingRecord` says, and a case is an object:
/// - `stage`, `lanes`: drawings.
/// - `rows`: a row is `[y, milliseconds, kind, subject, text, token, rule]`; kind is 0 for a call, 1 for a mark, 2 for a turn.
/// - `fingers`: of each path its number, -1 for the pointer, and time in milliseconds, x and y of each sample.
/// - `group`: position of its ordering. `outcomes`: receiver and position among all outcomes, one after the other.
/// - `claims`: for each claim `+` where the case supports it, `-` where it contradicts it, `.` where it says nothing.
/// - `log`: what the engine decided, of the first case of each ordering, since that of the others says the same in other words: per entry
///   milliseconds, depth, text, rule.
///
/// Texts are positions among the words, -1 for none; a rule is the address of its page and its id, `hit-testing#HT.3`.
struct CaseRecord {
    let result: ExperimentResult
    private var record = DrawingRecord()
    private let summary: OutcomeSummary

    init(_ result: ExperimentResult) {
        self.result = result
        summary = OutcomeSummary(result, isComplete: true)
    }

    var file: SiteFile {
        var record = self
        let cases = result.findings.map { record.object($0) }.joined(separator: ",\n")
        let words = CaseRecord.list(record.record.words.map { JSONString($0).description })
        let forms = CaseRecord.list(DrawingRecord.forms.map { JSONString($0).description })
        let looks = CaseRecord.list(DrawingRecord.looks.map { JSONString($0).description })
        return SiteFile(
            path: Routes.record(of: result).path,
            text: "evdocRecord({\"forms\":\(forms),\"looks\":\(looks),\"words\":\(words),\"cases\":[\n\(cases)\n]});\n")
    }

    private mutating func object(_ finding: Finding) -> String {
        let rows = FigureRows.rows(finding, spell: MethodName.token)
        let lanes = LanesDrawing(finding, rows)
        let group = result.group(ofCase: finding.case.index)
        var members = [
            "\"stage\":\(record.json(StageDrawing.drawing(finding)))", "\"lanes\":\(record.json(lanes.drawing))",
            "\"rows\":\(CaseRecord.list(zip(rows, lanes.heights).map { json($0, $1) }))",
            "\"fingers\":\(CaseRecord.list(finding.stage.paths.map(CaseRecord.json)))", "\"group\":\(group?.index ?? -1)",
            "\"outcomes\":\(CaseRecord.list(outcomes(of: finding)))",
            "\"claims\":\"\(result.claims.map { $0.sign(in: finding.case.index) }.joined())\"",
        ]
        if group?.cases.first == finding.case.index { members.append("\"log\":\(log(finding))") }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func outcomes(of finding: Finding) -> [String] {
        summary.outcomes(of: finding).flatMap { ["\(record.position(of: $0.receiver))", "\(OutcomeWords.position(of: $0.outcome))"] }
    }

    private mutating func json(_ row: FigureRow, _ y: Double) -> String {
        let texts = [row.subject, row.text, row.token].map { "\(record.position(of: $0))" }.joined(separator: ",")
        return "[\(DrawingRecord.number(y)),\(Milliseconds(row.time)),\(row.kind.rawValue),\(texts),\(rule(row.rule))]"
    }

    private mutating func log(_ finding: Finding) -> String {
        let entries = finding.trace.entries.filter { $0.kind == .decision }.map { entry in
            "\(Milliseconds(entry.time)),\(entry.depth),\(record.position(of: finding.trace.describe(entry))),\(rule(entry.rule))"
        }
        return CaseRecord.list(entries)
    }

    private mutating func rule(_ rule: RuleID?) -> Int { rule.map { record.position(of: "\($0.family.slug)#\($0)") } ?? -1 }

    private static func json(_ path: FingerPath) -> String {
        let samples = path.samples.map { "\(Milliseconds($0.time)),\(DrawingRecord.number($0.spot.x)),\(DrawingRecord.number($0.spot.y))" }
        return "[\(path.finger ?? -1),\(samples.joined(separator: ","))]"
    }

    private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

extension ClaimVerdict {
    /// What a case says about it.
    fileprivate func sign(in case: Int) -> String {
        if supporting.contains(`case`) { return "+" }
        return contradicting.contains(`case`) ? "-" : "."
    }
}

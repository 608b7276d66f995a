import EventTrace
import ExperimentKit
import FigureKit
import ProjectFiles
import ReportKit
import Studies

/// All cases of an experiment, for its figure, as a script that a page loads on demand. A page loaded from a file may not fetch, but it may
/// load a script. The record has no language: names, calls and decisions are code.
///
/// `evdocRecord({forms, looks, words: [text…], formulas: [formula…], cases: [case…]})`; drawings are as in `DrawingRecord`, a formula for each
/// claim is as in `Experiment.formulas`, for a page with the engine, and a case is an object:
/// - `stage`, `lanes`: drawings.
/// - `rows`: a row is `[y, milliseconds, kind, subject, text, token, rule]`; kind is 0 for a call, 1 for a mark, 2 for a turn.
/// - `fingers`: of each path its number, -1 for the pointer, and time in milliseconds, x and y of each sample.
/// - `group`: position of its ordering. `outcomes`: the state of each of the experiment's outcomes.
/// - `claims`: for each claim `+` if the case supports it, `-` if it contradicts it, `.` otherwise.
/// - `log`: the engine's decisions, per entry milliseconds, depth, text, rule; left out if they are those of the first case of the same
///   ordering.
///
/// Texts are positions among the words, -1 for none; a rule is the address of its page and its id, `hit-testing#HT.3`.
struct CaseRecord {
    let result: ExperimentResult
    private var record = DrawingRecord()
    /// The decisions of the first case of each ordering.
    private var logs: [Int: String] = [:]

    init(_ result: ExperimentResult) {
        self.result = result
    }

    var file: SiteFile {
        var record = self
        let cases = result.findings.map { record.object($0) }
        let object = JSONText.object([
            ("forms", .list(DrawingRecord.forms)), ("looks", .list(DrawingRecord.looks)), ("words", .list(record.record.words)),
            ("formulas", result.experiment.formulas), ("cases", .list(cases, onLines: true)),
        ])
        return SiteFile(path: Routes.record(of: result).path, text: "evdocRecord(\(object));\n")
    }

    private mutating func object(_ finding: Finding) -> JSONText {
        let rows = FigureRows.rows(finding)
        let lanes = LanesDrawing(finding, rows)
        let group = result.group(ofCase: finding.case.index)
        var members: [JSONText.Member] = [
            ("stage", JSONText(json: record.json(StageDrawing.drawing(finding)))), ("lanes", JSONText(json: record.json(lanes.drawing))),
            ("rows", .list(zip(rows, lanes.heights).map { json($0, $1) })), ("fingers", .list(finding.stage.paths.map(CaseRecord.json))),
            ("group", JSONText(group?.index ?? -1)), ("outcomes", .list(result.outcomes.map { JSONText($0.states[finding.case.index]) })),
            ("claims", JSONText(result.claims.map { $0.sign(in: finding.case.index) }.joined())),
        ]
        let log = log(finding).description
        let first = group.flatMap { $0.cases.first }
        if first == finding.case.index, let group { logs[group.index] = log }
        if first == nil || first == finding.case.index || group.flatMap({ logs[$0.index] }) != log {
            members.append(("log", JSONText(json: log)))
        }
        return .object(members)
    }

    private mutating func json(_ row: FigureRow, _ y: Double) -> JSONText {
        let texts = [row.subject, row.text, row.token].map { JSONText(record.position(of: $0)) }
        let place = [JSONText(json: DrawingRecord.number(y)), CaseRecord.milliseconds(row.time), JSONText(row.kind.rawValue)]
        return .list(place + texts + [rule(row.rule)])
    }

    private mutating func log(_ finding: Finding) -> JSONText {
        .list(
            finding.trace.entries.filter { $0.kind == .decision }.flatMap { entry in
                [
                    CaseRecord.milliseconds(entry.time), JSONText(Int(entry.depth)),
                    JSONText(record.position(of: finding.trace.describe(entry))), rule(entry.rule),
                ]
            })
    }

    private mutating func rule(_ rule: RuleID?) -> JSONText {
        JSONText(rule.map { record.position(of: "\($0.family.slug)#\($0)") } ?? -1)
    }

    private static func json(_ path: FingerPath) -> JSONText {
        let samples = path.samples.flatMap {
            [milliseconds($0.time)] + [$0.spot.x, $0.spot.y].map { JSONText(json: DrawingRecord.number($0)) }
        }
        return .list([JSONText(path.finger ?? -1)] + samples)
    }

    private static func milliseconds(_ seconds: Double) -> JSONText { JSONText(json: Milliseconds(seconds).description) }
}

extension ClaimVerdict {
    /// The sign of a case for this claim: `+`, `-` or `.`.
    fileprivate func sign(in case: Int) -> String {
        if supporting.contains(`case`) { return "+" }
        return contradicting.contains(`case`) ? "-" : "."
    }
}

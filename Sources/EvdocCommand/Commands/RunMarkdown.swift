import EventTrace
import ReportKit
import Studies

/// The results of a run, as Markdown to paste into a discussion.
struct RunMarkdown {
    let result: ExperimentResult
    let findings: [Finding]
    let record: RecordFilter?

    var text: String {
        let claims = result.claims.map {
            "- **\($0.verdict.rawValue)**\($0.grade.map { " (\(Wording.english.grade($0)))" } ?? "") \($0.claim.statement)\n"
        }.joined()
        return "# \(result.experiment.title)\n" + findings.map(section).joined()
            + (claims.isEmpty ? "" : "\n## Claims\n\n\(claims)")
    }

    private func section(_ finding: Finding) -> String {
        let rows = record.map { lines($0.entries(of: finding.trace), finding.trace) } ?? calls(finding.trace)
        let table = rows.isEmpty ? "No client code is called.\n" : "| ms | call | rule |\n| ---: | :--- | :--- |\n\(rows)"
        return "\n## Case \(finding.case.index + 1): \(finding.case)\n\n\(table)"
    }

    private func calls(_ trace: Trace) -> String {
        trace.ordering.map { row($0.time, $0.depth, $0.token + ($0.answer.map { " → \($0)" } ?? ""), $0.rule) }.joined()
    }

    private func lines(_ entries: [Entry], _ trace: Trace) -> String {
        entries.map { row($0.time, Int($0.depth), trace.describe($0), $0.rule) }.joined()
    }

    private func row(_ time: Double, _ depth: Int, _ words: String, _ rule: RuleID?) -> String {
        // A code span keeps no spaces at its beginning; a bar would end the cell.
        let indent = String(repeating: "\u{2003}", count: depth)
        let safe = words.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return "| \(Milliseconds(time)) | \(indent)`\(safe)` | \(rule?.description ?? "") |\n"
    }
}

import ProjectFiles
import ProjectKit

/// The outcome of a check, in Markdown: the summary of a job on GitHub, and a comment on a pull request.
struct CheckSummary {
    /// The limit in bytes. GitHub drops a summary of more than 1 MiB, and refuses a comment of more than 65,536 letters.
    static let limit = 65_000
    /// The bytes kept for the count of omitted parts, and for the last line.
    private static let reserve = 400

    let outcome: CheckOutcome

    /// The text of at most `limit` bytes. Omitted parts are counted.
    var text: String {
        var text = "### evdoc check: \(outcome.counts.isEmpty ? "all as committed" : outcome.counts)\n\n"
        text += outcome.results.isEmpty ? "" : "Claims: \(ClaimTally(outcome.results).text(.plain)).\n\n"
        var leftOut = 0
        func add(_ part: String) {
            if text.utf8.count + part.utf8.count <= CheckSummary.limit - CheckSummary.reserve { text += part } else { leftOut += 1 }
        }
        if let revision = outcome.revision { add(part("Since `\(revision.revision)`", revision.lines)) }
        for cause in outcome.causeWords.prefix(5) { add("- **\(cause)**\n") }
        let faults = outcome.findings.filter { $0.kind != .report }
        for finding in faults {
            add("- \(finding.location.map { "`\($0)` " } ?? "")\(([finding.summary] + finding.details).joined(separator: " — "))\n")
        }
        if !faults.isEmpty { text += "\n" }
        for rule in outcome.rules { add(part(rule.words, rule.lines)) }
        for paragraph in outcome.paragraphs { add(part(paragraph.title, paragraph.lines)) }
        for diff in outcome.comparison?.diffs ?? [] { add(folded(diff)) }
        if leftOut > 0 { text += "\n\(counted(leftOut, "part is", "parts are")) left out here, for length: `evdoc check` prints all.\n" }
        return text
    }

    private func part(_ title: String, _ lines: [String]) -> String { "**\(title)**\n\n" + lines.map { "- \($0)\n" }.joined() + "\n" }

    /// A folded diff; its fence is longer than the fences within.
    private func folded(_ diff: String) -> String {
        let longest = diff.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let name = diff.split(separator: "\n").first { $0.hasPrefix("+++ b/") || $0.hasPrefix("--- a/") }.map { $0.dropFirst(6) } ?? ""
        return "<details><summary>\(name)</summary>\n\n\(fence)diff\n\(diff)\(fence)\n\n</details>\n\n"
    }
}

import EventTrace
import ProjectFiles

/// A rule whose quotation in reports has changed: one change for all of these reports.
package struct RuleChange {
    package let rule: RuleID
    /// The rule's line in the committed reports.
    package let before: String
    package let now: String
    /// The number of reports that quote the rule.
    package let reports: Int

    /// `GE.9 is worded anew: 55 reports`
    package var words: String { "\(rule) is \(isGrade ? "graded" : "worded") anew: \(counted(reports, "report"))" }

    /// The lines before and now, without the dash.
    package var lines: [String] { ["before: \(before.dropFirst(2))", "now: \(now.dropFirst(2))"] }

    /// Whether only the grade has changed: the sentence is the same.
    private var isGrade: Bool { RuleChange.sentence(before) == RuleChange.sentence(now) }

    private static func sentence(_ line: String) -> Substring {
        line.firstRange(of: "): ").map { line[$0.upperBound...] } ?? line[...]
    }
}

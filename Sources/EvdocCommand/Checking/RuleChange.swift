import EventTrace
import SiteKit

/// A rule that reports quote otherwise: said once for all of them.
struct RuleChange {
    let rule: RuleID
    /// Its line in reports.
    let before: String
    let now: String
    /// How many reports quote it.
    let reports: Int

    /// `GE.9 is worded anew: 55 reports`
    var words: String { "\(rule) is \(isGrade ? "graded" : "worded") anew: \(counted(reports, "report"))" }

    /// Its line without the dash.
    var lines: [String] { ["before: \(before.dropFirst(2))", "now: \(now.dropFirst(2))"] }

    /// The sentence is the same.
    private var isGrade: Bool { RuleChange.sentence(before) == RuleChange.sentence(now) }

    private static func sentence(_ line: String) -> Substring {
        line.firstRange(of: "): ").map { line[$0.upperBound...] } ?? line[...]
    }
}

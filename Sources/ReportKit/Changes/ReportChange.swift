import EventTrace

/// How a committed report differs from a fresh one, apart from what rules say: that is said once for all reports.
public struct ReportChange: Sendable {
    /// A rule's line, before and now.
    public struct Rewording: Hashable, Sendable {
        public let rule: RuleID
        public let before: String
        public let now: String
    }

    /// In the order of the report.
    public let rewordings: [Rewording]
    /// The committed report with the lines of rules as they are now: equal to the fresh one if nothing else differs.
    public let old: String
    /// The headings under which something else differs, in the order of the report; what stands above the first is called "the head".
    public let sections: [String]
    /// The first line that differs, of the committed report, counted from 1.
    public let line: Int

    public init(from committed: String, to fresh: String) {
        let (before, now) = (ReportChange.lines(committed), ReportChange.lines(fresh))
        let rules = Dictionary(now.compactMap { line in ReportChange.rule(line).map { ($0, line) } }) { first, _ in first }
        var rewordings: [Rewording] = []
        let replaced = before.map { line -> Substring in
            guard let rule = ReportChange.rule(line), let other = rules[rule], other != line else { return line }
            rewordings.append(Rewording(rule: rule, before: String(line), now: String(other)))
            return other
        }
        self.rewordings = rewordings
        old = replaced.joined(separator: "\n")
        let edits = LineEdits(replaced, now).edits.filter { $0.kind != .equal }
        var sections: [String] = []
        for edit in edits {
            let section = edit.kind == .insert ? ReportChange.heading(now, edit.new) : ReportChange.heading(replaced, edit.old)
            if !sections.contains(section) { sections.append(section) }
        }
        self.sections = sections
        line = (zip(before, now).enumerated().first { $1.0 != $1.1 }?.offset ?? min(before.count, now.count)) + 1
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// `- **GE.9** (documented): …` is the line of a rule.
    private static func rule(_ line: Substring) -> RuleID? {
        guard line.hasPrefix("- **"), let end = line.dropFirst(4).firstRange(of: "** (") else { return nil }
        return RuleID(String(line.dropFirst(4)[..<end.lowerBound]))
    }

    private static func heading(_ lines: [Substring], _ index: Int) -> String {
        lines.prefix(index + 1).last { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) } ?? "the head"
    }
}

import EventTrace

/// The differences between a committed report and a fresh one, without the sentences of rules, which are reported once for all reports.
public struct ReportChange: Sendable {
    /// The line of a rule, before and now.
    public struct Rewording: Hashable, Sendable {
        public let rule: RuleID
        public let before: String
        public let now: String
    }

    /// The rewordings in the order of the report.
    public let rewordings: [Rewording]
    /// The committed report with the current lines of rules: equal to the fresh one if nothing else differs.
    public let old: String
    /// The headings under which something else differs, in the order of the report; the part above the first is called "the head".
    public let sections: [String]
    /// The first line of the committed report that differs, counted from 1.
    public let line: Int

    /// Whether nothing differs but the sentences of claims.
    public let isOfClaimsOnly: Bool

    /// `claims` are the sentences of claims that are worded anew.
    public init(from committed: String, to fresh: String, claims: [(before: String, now: String)] = []) {
        let reworded = claims.reduce(committed) { $0.replacing($1.before, with: $1.now) }
        let (before, now) = (ReportChange.lines(reworded), ReportChange.lines(fresh))
        isOfClaimsOnly = reworded != committed && reworded == fresh
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
        let (oldHeadings, newHeadings) = (ReportChange.headings(replaced), ReportChange.headings(now))
        var sections: [String] = []
        for edit in edits {
            let section = edit.kind == .insert ? newHeadings[edit.new] : oldHeadings[edit.old]
            // Most lines stand under the heading of the one before.
            if sections.last != section, !sections.contains(section) { sections.append(section) }
        }
        self.sections = sections
        line = (zip(before, now).enumerated().first { $1.0 != $1.1 }?.offset ?? min(before.count, now.count)) + 1
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The rule of a line such as `- **GE.9** (documented): …`.
    private static func rule(_ line: Substring) -> RuleID? {
        guard line.hasPrefix("- **"), let end = line.dropFirst(4).firstRange(of: "** (") else { return nil }
        return RuleID(String(line.dropFirst(4)[..<end.lowerBound]))
    }

    /// The heading above each line.
    private static func headings(_ lines: [Substring]) -> [String] {
        var heading = "the head"
        return lines.map { line in
            if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
            return heading
        }
    }
}

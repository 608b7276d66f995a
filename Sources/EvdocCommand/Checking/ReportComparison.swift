import ExperimentKit
import ReportKit
import SiteKit

/// The committed reports, held against fresh ones: what differs, in words and as diffs.
struct ReportComparison {
    /// Of reports that differ in more than a rule's words, by their ids.
    private(set) var changes: [(id: Reports.ID, lines: [String])] = []
    private(set) var rules: [RuleChange] = []
    /// Unified diffs. What rules say otherwise is in none of them but those of reports that differ in nothing else, which have none.
    private(set) var diffs: [String] = []
    /// The ids of all that are not as committed, missing and strange ones among them; sorted.
    private(set) var stale: [Reports.ID] = []
    /// The first line that differs, by the id of the report.
    private(set) var places: [Reports.ID: Int] = [:]

    /// `words` are of what experiments find otherwise, by their ids.
    init(fresh: [Reports.ID: String], committed: [Reports.ID: [UInt8]], words: [String: [String]]) {
        var rewordings: [ReportChange.Rewording: Int] = [:]
        for id in Set(committed.keys).union(fresh.keys).sorted() {
            let (old, new) = (committed[id], fresh[id])
            if let old, let new, old == Array(new.utf8) { continue }
            stale.append(id)
            let name = Project.reportName(id)
            guard let old, let new else {
                changes.append((id, [old == nil ? "there is no committed report" : "the committed report is of no experiment"]))
                diffs.append(
                    UnifiedDiff(
                        from: old.map { String(decoding: $0, as: UTF8.self) } ?? "", to: new ?? "",
                        oldName: old == nil ? "/dev/null" : "a/\(name)", newName: new == nil ? "/dev/null" : "b/\(name)"
                    ).text)
                continue
            }
            let change = ReportChange(from: String(decoding: old, as: UTF8.self), to: new)
            places[id] = change.line
            for rewording in change.rewordings { rewordings[rewording, default: 0] += 1 }
            guard !change.sections.isEmpty else { continue }
            changes.append((id, words[id] ?? ["other words under \(change.sections.joined(separator: ", "))"]))
            diffs.append(UnifiedDiff(from: change.old, to: new, oldName: "a/\(name)", newName: "b/\(name)").text)
        }
        rules = rewordings.map { RuleChange(rule: $0.key.rule, before: $0.key.before, now: $0.key.now, reports: $0.value) }
            .sorted { ($0.rule, $0.before) < ($1.rule, $1.before) }
    }

    /// A finding for each report that differs in itself, and one for each rule.
    var findings: [CheckFinding] {
        let told = changes.map { change in
            CheckFinding(
                .report, at: Location(fileID: Project.reportName(change.id), line: places[change.id] ?? 1), experiment: change.id,
                "\(change.id): the report differs", details: change.lines)
        }
        let own = Set(changes.map(\.id))
        let quoting = stale.filter { !own.contains($0) }
        guard let first = quoting.first else { return told }
        return told + [
            CheckFinding(
                .report, at: Location(fileID: Project.reportName(first), line: places[first] ?? 1),
                "\(counted(quoting.count, "report quotes", "reports quote")) rules that are worded anew", details: rules.map(\.words),
                count: quoting.count)
        ]
    }
}

import ExperimentKit
import ProjectFiles
import ReportKit

/// The differences between the committed reports and fresh ones, in words and as diffs.
package struct ReportComparison {
    /// The changes of reports that differ in more than a rule's words, with the reports' ids.
    private(set) var changes: [(id: Reports.ID, lines: [String])] = []
    private(set) var rules: [RuleChange] = []
    /// Unified diffs of changed reports. A report that only quotes a reworded rule has no diff.
    package private(set) var diffs: [String] = []
    /// The sorted ids of all reports that differ from the committed ones, including missing and unknown ones.
    package private(set) var stale: [Reports.ID] = []
    /// The ids of reports in which nothing differs but the sentences of claims: stale, and no fault.
    package private(set) var reworded: [Reports.ID] = []
    /// The first line that differs, by the id of the report.
    private(set) var places: [Reports.ID: Int] = [:]

    /// `words`: for each experiment's id, the changes of its findings; `claims`: the sentences of claims that are worded anew.
    init(
        fresh: [Reports.ID: String], committed: [Reports.ID: [UInt8]], words: [String: [String]],
        claims: [(before: String, now: String)] = []
    ) {
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
            let change = ReportChange(from: String(decoding: old, as: UTF8.self), to: new, claims: claims)
            if change.isOfClaimsOnly {
                reworded.append(id)
                if let lines = words[id] { changes.append((id, lines)) }
                continue
            }
            places[id] = change.line
            for rewording in change.rewordings { rewordings[rewording, default: 0] += 1 }
            guard !change.sections.isEmpty else { continue }
            changes.append((id, words[id] ?? ["other words under \(change.sections.joined(separator: ", "))"]))
            diffs.append(UnifiedDiff(from: change.old, to: new, oldName: "a/\(name)", newName: "b/\(name)").text)
        }
        rules = rewordings.map { RuleChange(rule: $0.key.rule, before: $0.key.before, now: $0.key.now, reports: $0.value) }
            .sorted { ($0.rule, $0.before) < ($1.rule, $1.before) }
    }

    /// The findings: one for each report that differs in itself, and one for each rule.
    var findings: [CheckFinding] {
        let reworded = Set(reworded)
        let told = changes.filter { !reworded.contains($0.id) }.map { change in
            CheckFinding(
                .report, at: Location(fileID: Project.reportName(change.id), line: places[change.id] ?? 1), experiment: change.id,
                "\(change.id): the report differs", details: change.lines)
        }
        let own = Set(changes.map(\.id))
        let quoting = stale.filter { !own.contains($0) && !reworded.contains($0) }
        guard let first = quoting.first else { return told }
        return told + [
            CheckFinding(
                .report, at: Location(fileID: Project.reportName(first), line: places[first] ?? 1),
                "\(counted(quoting.count, "report quotes", "reports quote")) rules that are worded anew", details: rules.map(\.words),
                count: quoting.count)
        ]
    }
}

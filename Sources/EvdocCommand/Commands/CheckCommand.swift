import ExperimentKit
import Foundation
import ReportKit
import SiteKit

/// `evdoc check`: do the committed reports still say what the experiments say? Writes nothing but what it is told to accept.
struct CheckCommand: Command {
    let jobs: Int?
    let root: String?
    let repeatsAblation: Bool
    let only: [String]
    let since: String?
    let format: CheckFormat
    /// Ids of reports to write as they are now; an empty one stands for all. Nil to write none.
    let update: [String]?
    /// Where a summary in Markdown goes.
    let summary: String?

    init(_ arguments: Arguments) throws(UsageError) {
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
        repeatsAblation = arguments.has("--ablation")
        only = arguments.all("--only")
        since = arguments.value("--since")
        format = arguments.checkFormat
        update = arguments.has("--update") ? arguments.all("--update") : nil
        let environment = format == .github ? ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] : nil
        summary = arguments.value("--summary") ?? environment.flatMap { $0.isEmpty ? nil : $0 }
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        let check = ProjectCheck(evdoc, project, jobs: jobs, only: only, repeatsStudies: repeatsAblation, since: since)
        var (outcome, reports) = try check.run(console)
        if let update { try accept(update, reports, &outcome, project, isPartial: check.isPartial) }
        if let summary { try Files.append(Array(CheckSummary(outcome: outcome).text.utf8), to: summary) }
        switch format {
        case .text: try tell(outcome, console)
        case .github:
            try tell(outcome, console)
            try console.printCommands(CheckAnnotations(outcome: outcome).text)
        case .junit: try console.print(CheckJUnit(outcome: outcome, places: RealPlaces(project)).text)
        case .json: try console.print(CheckJSON(outcome).json())
        }
        return outcome.exitCode
    }

    /// Words first, then what is wrong, then the differences.
    private func tell(_ outcome: CheckOutcome, _ console: Console) throws {
        let text = CheckText(outcome: outcome, style: console.style)
        for warning in outcome.warnings { console.complain("\(warning)\n") }
        try console.print(text.changes)
        for finding in outcome.findings where finding.kind != .report || finding.location?.file == OrderingFile.file.name {
            console.complain(finding.text)
        }
        try console.print(text.diffs)
        if !outcome.accepted.isEmpty {
            try console.print("\(counted(outcome.accepted.count, "report")) written as the experiments are now\n")
        }
        guard !outcome.findings.isEmpty else {
            try console.print(text.success)
            return
        }
        let differs = outcome.findings.contains { $0.kind == .report }
        let remedy = differs ? "\n    look at the differences; if they are right, run evdoc check --update and commit site/reports" : ""
        console.complain("\(console.errorStyle(.bold, "evdoc:")) \(outcome.counts)\(remedy)\n")
    }

    /// Writes reports, with their lines of the record, and takes what was said of them away.
    private func accept(
        _ asked: [String], _ reports: [(id: Reports.ID, text: String)], _ outcome: inout CheckOutcome, _ project: Project,
        isPartial: Bool
    ) throws {
        guard let comparison = outcome.comparison else { return }
        let ids = asked.filter { !$0.isEmpty }
        for id in ids where !reports.contains(where: { $0.id == id }) {
            throw UsageError.unknown("report", id, among: reports.map(\.id))
        }
        let isAll = ids.count < asked.count
        let stale = comparison.stale.filter { isAll || ids.contains($0) }
        let results = outcome.results.filter { isAll || ids.contains($0.experiment.id) }
        let record = OrderingFile(results)
        let old = isAll && !isPartial ? nil : try OrderingFile(in: project)
        let saved = record.merged(with: old)
        try StopSignals.wait {
            let written = reports.filter { stale.contains($0.id) }
            for part in try Reports.prepare(written, beside: [saved.file], in: project.reports) { try part.putInPlace() }
            if isAll, !isPartial { try Reports.removeStrangers(to: Set(reports.map(\.id)), in: project.reports) }
        }
        outcome.accepted = stale
        // The last report that was accepted makes the record of all of them true.
        let isRecordTrue = saved.text == OrderingFile(outcome.results).merged(with: isPartial ? saved : nil).text
        outcome.findings.removeAll { finding in
            guard finding.kind == .report else { return false }
            if finding.location?.file == OrderingFile.file.name { return isRecordTrue }
            return isAll || finding.experiment.map(ids.contains) == true
        }
    }
}

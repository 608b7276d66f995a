import ExperimentKit
import Foundation
import ProjectFiles
import ProjectKit
import ReportKit

/// `evdoc check`: compares the committed reports with the experiments' results; writes only changes that `--update` accepts.
struct CheckCommand: Command {
    let jobs: Int?
    let root: String?
    let repeatsAblation: Bool
    let only: [String]
    let since: String?
    let format: CheckFormat
    /// The ids of reports to accept in their current form; an empty id stands for all. Nil to write none.
    let update: [String]?
    /// The path for a summary in Markdown.
    let summary: String?

    init(_ arguments: Arguments) throws(UsageError) {
        jobs = try arguments[.jobs]
        root = arguments[.root]
        repeatsAblation = arguments[.ablation]
        only = arguments[.only]
        since = arguments[.since]
        format = arguments[.checkFormat] ?? .text
        update = arguments[.update].isEmpty ? nil : arguments[.update]
        let environment = format == .github ? ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] : nil
        summary = arguments[.summary] ?? environment.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The acceptance of these reports, or of all if there are none.
    init(accepting ids: [String], jobs: Int?, root: String?) {
        (self.jobs, self.root, only, update) = (jobs, root, ids, ids.isEmpty ? [""] : ids)
        (repeatsAblation, since, format, summary) = (false, nil, .text, nil)
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        let check = ProjectCheck(lab, project, jobs: jobs, only: only, repeatsStudies: repeatsAblation, since: since)
        var (outcome, reports) = try check.run(on: console)
        if let update { try accept(update, reports, &outcome, project, isPartial: outcome.isPartial) }
        if let summary { try Files.append(Array(CheckSummary(outcome: outcome).text.utf8), to: summary) }
        switch format {
        case .text: try tell(outcome, console)
        case .github:
            try console.printCommands(CheckAnnotations(outcome: outcome).text)
            try tell(outcome, console, foldsDiffs: true)
        case .junit: try console.print(CheckJUnit(outcome: outcome, places: RealPlaces(project)).text)
        case .json: try console.print(CheckJSON(outcome).json())
        }
        return outcome.exitCode
    }

    /// Prints words first, then the findings, then the differences, which the log of a workflow can show folded.
    private func tell(_ outcome: CheckOutcome, _ console: Console, foldsDiffs: Bool = false) throws {
        let text = CheckText(outcome: outcome, style: console.style)
        for warning in outcome.warnings { console.complain("\(warning)\n") }
        try console.print(text.changes)
        for finding in outcome.findings where finding.kind != .report || finding.location?.file == OrderingFile.file.name {
            console.complain(finding.text)
        }
        let folds = foldsDiffs && !text.diffs.isEmpty
        if folds { try console.printCommands("::group::differences of reports\n") }
        try console.print(text.diffs)
        if folds { try console.printCommands("::endgroup::\n") }
        if !outcome.accepted.isEmpty {
            try console.print("\(counted(outcome.accepted.count, "report")) written as the experiments are now\n")
        }
        guard !outcome.findings.isEmpty else {
            try console.print(text.success)
            return
        }
        let differs = outcome.findings.contains { $0.kind == .report }
        let remedy = differs ? "\n    look at the differences; if they are right, run evdoc accept and commit site/reports" : ""
        console.complain("\(console.errorStyle(.bold, "evdoc:")) \(outcome.counts)\(remedy)\n")
    }

    /// Writes reports, with their lines of the record, and removes the findings about them.
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
        // The acceptance of the last report makes the record of all of them up to date.
        let isRecordTrue = saved.text == OrderingFile(outcome.results).merged(with: isPartial ? saved : nil).text
        outcome.findings.removeAll { finding in
            guard finding.kind == .report else { return false }
            if finding.location?.file == OrderingFile.file.name { return isRecordTrue }
            return isAll || finding.experiment.map(ids.contains) == true
        }
    }
}

import ExperimentKit
import SiteKit

/// `evdoc build`: runs every experiment, writes the reports and the site.
struct BuildCommand: Command {
    let output: String?
    let only: [String]
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        output = arguments.value("--output")
        only = arguments.all("--only")
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let clock = ContinuousClock()
        let start = clock.now
        let experiments = try evdoc.experiments(only: only)
        let project = try Project(given: root)
        let results = try evdoc.results(of: experiments, jobs: jobs, on: console)
        // A build of some experiments needs only the observations that stand on their pages.
        let fidelity = try evdoc.fidelity(in: project, of: only.isEmpty ? nil : experiments.flatMap(\.observations), jobs: jobs)
        let ablation = only.isEmpty ? try evdoc.committedAblation(in: project, results) : nil
        let files = try SiteBuilder.files(
            SiteContent(
                results: results, rules: evdoc.rules, notes: try Notes.read(project.pages), fidelity: fidelity,
                documents: evdoc.documents, ablation: ablation, isPartial: !only.isEmpty))
        let target = output ?? project.publicSite
        try Publisher(output: target).publish(files)
        let reports = Reports.fresh(results, evdoc.rules, fidelity, isComplete: only.isEmpty)
        try Reports.write(reports, isComplete: only.isEmpty, into: project.reports)
        let summary = BuildSummary(results: results, files: files, output: target, seconds: (clock.now - start) / .seconds(1))
        try console.print(summary.text(console.style))
        if let ablation, ablation.isOutdated {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(ablation.complaint)\n    \(AblationTable.remedy)\n")
        }
        return .success
    }
}

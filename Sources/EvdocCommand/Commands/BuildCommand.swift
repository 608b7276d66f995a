import ExperimentKit
import SiteKit

/// `evdoc build`: runs every experiment, writes the reports and the site.
struct BuildCommand: Command {
    let output: String?
    let only: [String]
    let jobs: Int?
    let root: String?
    let address: String?

    init(output: String) {
        self.output = output
        only = []
        jobs = nil
        root = nil
        address = nil
    }

    init(_ arguments: Arguments) throws(UsageError) {
        output = arguments.value("--output")
        only = arguments.all("--only")
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
        address = arguments.value("--address")
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        var stopwatch = Stopwatch()
        return try run(evdoc, console, &stopwatch)
    }

    func run(_ evdoc: Evdoc, _ console: Console, _ stopwatch: inout Stopwatch) throws -> ExitCode {
        let experiments = try evdoc.experiments(only: only)
        let project = try Project(given: root)
        let ungraded = try stopwatch.time("experiments") { try evdoc.results(of: experiments, jobs: jobs, on: console) }
        let committed = try evdoc.committedAblation(in: project, ungraded)
        let results = ungraded.resting(on: committed)
        // A build of some experiments needs only the observations that stand on their pages.
        let fidelity = try stopwatch.time("observations") {
            try evdoc.fidelity(in: project, of: only.isEmpty ? nil : experiments.flatMap(\.observations), jobs: jobs)
        }
        let ablation = only.isEmpty ? committed : nil
        let translations = try ProjectTranslations(project).translations()
        let content = SiteContent(
            results: results, rules: evdoc.rules, notes: try Notes.read(project.pages), fidelity: fidelity,
            documents: evdoc.documents, ablation: ablation, decidingCases: evdoc.decidingCases(ablation),
            versionNotes: try Evidence.versionNotes(project), apiFacts: try APIFile.read(project), translations: translations,
            facts: try SiteSettings.facts(project, address: address), guide: evdoc.guide,
            sources: try ExperimentSources.read(experiments, project), isPartial: !only.isEmpty)
        let files = try stopwatch.time("pages") { try SiteBuilder.files(content) }
        let target = output ?? project.publicSite
        try stopwatch.time("writing") { try Publisher(output: target).publish(files) }
        try stopwatch.time("reports") {
            try Reports.write(Reports.fresh(content), isComplete: only.isEmpty, into: project.reports)
        }
        let summary = BuildSummary(results: results, files: files, output: target, seconds: stopwatch.seconds)
        try console.print(summary.text(console.style))
        if let ablation, ablation.isOutdated {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(ablation.complaint)\n    \(AblationTable.remedy)\n")
        }
        if only.isEmpty, let complaint = try evdoc.committedReasons(in: project, results)?.complaint {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(complaint)\n    \(ReasonFile.remedy)\n")
        }
        return .success
    }
}

extension Evdoc {
    /// Builds the site of the project that holds the current directory into `output`, silently, and says how long each stage took.
    package func timeBuild(into output: String) throws -> Stopwatch {
        var stopwatch = Stopwatch()
        _ = try BuildCommand(output: output).run(self, Console { _, _ in }, &stopwatch)
        return stopwatch
    }
}

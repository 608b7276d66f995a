import ExperimentKit
import ProjectFiles
import ProjectKit
import SiteKit

/// `evdoc build`: runs every experiment, writes the reports and the site.
struct BuildCommand: Command {
    let output: String?
    let only: [String]
    let jobs: Int?
    let root: String?
    let address: String?
    let engine: String?
    let docc: String?
    let allowsSurprises: Bool

    init(output: String) {
        self.output = output
        only = []
        jobs = nil
        root = nil
        address = nil
        engine = nil
        docc = nil
        allowsSurprises = false
    }

    init(_ arguments: Arguments) throws(UsageError) {
        output = arguments[.output]
        only = arguments[.only]
        jobs = try arguments[.jobs]
        root = arguments[.root]
        address = arguments[.address]
        engine = arguments[.engine]
        docc = arguments[.docc]
        allowsSurprises = arguments[.allowSurprises]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        var stopwatch = Stopwatch()
        return try run(lab, console, &stopwatch)
    }

    func run(_ lab: Laboratory, _ console: Console, _ stopwatch: inout Stopwatch) throws -> ExitCode {
        let experiments = try lab.experiments(only: only)
        let isPartial = !only.isEmpty || !lab.stopped.isEmpty
        let project = try Project(given: root)
        let reading = BackgroundTask { try ProjectTexts(project, experiments, isPartial: isPartial, address: address).sound() }
        let archive = BackgroundTask { [docc] in try ArchiveFiles.read(docc) }
        let findings = try ProjectFindings(
            of: experiments, isPartial: isPartial, lab, project, jobs: jobs, on: console, &stopwatch)
        let texts = try stopwatch.time("texts") { try reading.value() }
        let engine = try EngineFolder.read(engine, of: lab.experiments)
        let content = try stopwatch.time("content") { ProjectContent(findings, texts, engine, try archive.value()).site }
        let results = content.results
        let recording = BackgroundTask { try OrderingFile(results).merged(with: isPartial ? OrderingFile(in: project) : nil) }
        let reports = stopwatch.time("Markdown") { ExperimentReports(content) }
        let site = stopwatch.time("plans") { SiteBuilder(content, reports) }
        // A part of the site must not take the place of the whole.
        let target = output ?? (isPartial ? project.preview : project.publicSite)
        try StopSignals.wait {
            // A report that cannot be written must fail before the site is replaced.
            let fresh = Reports.fresh(content, reports)
            let prepared = try stopwatch.time("reports") {
                try Reports.prepare(fresh, beside: [recording.value().file], in: project.reports)
            }
            try stopwatch.time("pages") { try Publisher(output: target).publish(site.paths, site.makeFiles) }
            try stopwatch.time("reports in place") {
                for part in prepared { try part.putInPlace() }
                if !isPartial { try Reports.removeStrangers(to: Set(fresh.map(\.id)), in: project.reports) }
            }
        }
        let summary = BuildSummary(results: results, paths: site.paths, output: target, seconds: stopwatch.seconds)
        try console.print(summary.text(console.style))
        if let complaint = texts.historyComplaint {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(complaint)\n    pages have no dates\n")
        }
        if let ablation = content.ablation, ablation.isOutdated {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(ablation.complaint)\n    \(AblationFile.file.remedy)\n")
        }
        if let complaint = content.reasons?.complaint {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(complaint)\n    \(ReasonFile.file.remedy)\n")
        }
        let surprises =
            results.flatMap(\.claims).count { !$0.isExpected } + results.flatMap(\.surprisingOrders).count
            + (content.fidelity?.entries.count(where: \.isSurprise) ?? 0)
        guard surprises > 0, !allowsSurprises else { return .success }
        let counts = counted(surprises, "verdict or observation is", "verdicts or observations are")
        console.complain("\(console.errorStyle(.bold, "evdoc:")) \(counts) surprising\n    evdoc check names them\n")
        return .surprisingVerdict
    }
}

extension Evdoc {
    /// Builds the site of the current directory's project into `output`, silently, and returns the duration of each stage.
    package func timeBuild(into output: String) throws -> Stopwatch {
        var stopwatch = Stopwatch()
        _ = try BuildCommand(output: output).run(lab, Console { _, _ in }, &stopwatch)
        return stopwatch
    }
}

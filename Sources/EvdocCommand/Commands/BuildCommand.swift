import ExperimentKit
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
        output = arguments.value("--output")
        only = arguments.all("--only")
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
        address = arguments.value("--address")
        engine = arguments.value("--engine")
        docc = arguments.value("--docc")
        allowsSurprises = arguments.has("--allow-surprises")
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        var stopwatch = Stopwatch()
        return try run(evdoc, console, &stopwatch)
    }

    func run(_ evdoc: Evdoc, _ console: Console, _ stopwatch: inout Stopwatch) throws -> ExitCode {
        let experiments = try evdoc.experiments(only: only)
        let isPartial = !only.isEmpty || !evdoc.stopped.isEmpty
        let project = try Project(given: root)
        let reading = Beside { try BuildTexts(project, experiments, isPartial: isPartial, address: address) }
        let archive = Beside { [docc] in try ArchiveFiles.read(docc) }
        let findings = try BuildFindings(
            of: experiments, isPartial: isPartial, evdoc, project, jobs: jobs, on: console, &stopwatch)
        let texts = try stopwatch.time("texts") { try reading.value() }
        let modules = EngineModules(try EngineScripts.read(engine), of: evdoc.experiments)
        let content = try stopwatch.time("content") { try findings.content(with: texts, modules, try archive.value()) }
        let results = content.results
        let recording = Beside { try OrderingFile(results).merged(with: isPartial ? OrderingFile(in: project) : nil) }
        let reports = stopwatch.time("Markdown") { ExperimentReports(content) }
        let site = stopwatch.time("plans") { SiteBuilder(content, reports) }
        // A part of the site must not take the place of the whole.
        let target = output ?? (isPartial ? project.preview : project.publicSite)
        try StopSignals.wait {
            // What cannot be written is found out before the site is another.
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
        if let ablation = content.ablation, ablation.isOutdated {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(ablation.complaint)\n    \(AblationFile.file.remedy)\n")
        }
        if let complaint = content.reasons?.complaint {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(complaint)\n    \(ReasonFile.file.remedy)\n")
        }
        let surprises = results.flatMap(\.claims).count { !$0.isExpected } + (content.fidelity?.entries.count(where: \.isSurprise) ?? 0)
        guard surprises > 0, !allowsSurprises else { return .success }
        let counts = counted(surprises, "verdict or observation is", "verdicts or observations are")
        console.complain("\(console.errorStyle(.bold, "evdoc:")) \(counts) surprising\n    evdoc check names them\n")
        return .surprisingVerdict
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

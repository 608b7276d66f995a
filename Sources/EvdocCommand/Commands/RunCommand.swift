import EventTrace
import ExperimentKit
import ProjectKit
import ReportKit
import Studies

/// `evdoc run ID…`: the ordering of each case.
struct RunCommand: Command {
    /// The ids, and patterns of ids.
    let ids: [String]
    let settings: [String]
    let format: OutputFormat
    /// The selected lines of the record; nil for the ordering alone.
    let record: RecordFilter?
    let root: String?
    let system: SystemVersion?
    /// The watch for changes; nil to run once.
    let watch: RunWatch?
    /// Whether claims that expect nothing are filled.
    let writes: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        ids = arguments.operands
        settings = arguments[.case]
        format = arguments[.format] ?? .text
        record = RecordFilter(arguments)
        root = arguments[.root]
        system = try arguments.systemVersion
        guard arguments[.watch] || arguments[.build] == nil else { throw UsageError("--build needs --watch") }
        watch = arguments[.watch] ? RunWatch(arguments) : nil
        writes = arguments[.write]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        if let watch {
            try watch.run(console)
            return .success
        }
        let experiments = try lab.experiments(matching: ids)
        if writes { return try fill(experiments, lab, console) }
        let filters = try experiments.map { experiment throws(UsageError) in try CaseFilter(settings, for: experiment) }
        let (results, mistakes) = try results(of: experiments, lab, console)
        let selected = zip(results, filters).map { result, filter in result.findings.filter { filter.selects($0.case) } }
        try record?.check(selected.flatMap { $0 })
        // What has run is shown, mistakes or not: the record is where one looks for the mistake.
        let shown = zip(results, selected).filter { !$0.0.findings.isEmpty || $0.0.diagnostics.isEmpty }
        for (number, (result, findings)) in shown.enumerated() {
            if number > 0, format != .json { try console.print("\n") }
            switch format {
            case .json:
                let system = system ?? .newest
                try console.print(RunJSON(result: result, findings: findings, system: system, record: record).json())
            case .markdown: try console.print(RunMarkdown(result: result, findings: findings, record: record).text)
            case .text: try console.print(RunText(result: result, findings: findings, record: record, style: console.style).text)
            }
        }
        console.report(results.flatMap(\.surprisingOrders))
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        return .success
    }

    /// Puts what was seen into the claims that expect nothing.
    private func fill(_ experiments: [Experiment], _ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        let filled = try SeenCallsFiles(lab.seenResults(of: experiments)).fill(in: project)
        for place in filled { try console.print("\(place): filled\n") }
        try console.print(filled.isEmpty ? "no claim expects nothing\n" : "\(filled.count) filled; compile, and run again\n")
        return .success
    }

    /// The results, and the mistakes of their authors. The rules that claims rest on are known for the newest version only.
    private func results(of experiments: [Experiment], _ lab: Laboratory, _ console: Console) throws
        -> (results: [ExperimentResult], mistakes: [Diagnostic])
    {
        if let system { return (try experiments.map { try lab.result(of: $0, in: system, on: console) }, []) }
        let (results, mistakes) = lab.attemptedResults(of: experiments, on: console)
        let ablation = try Project.ifAny(given: root).flatMap { try lab.committedAblation(in: $0, results) }
        return (results.resting(on: ablation), mistakes)
    }
}

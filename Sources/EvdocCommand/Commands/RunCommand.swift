import EventTrace
import ExperimentKit
import ReportKit

/// `evdoc run ID…`: the ordering of each case.
struct RunCommand: Command {
    /// Ids, and patterns of ids.
    let ids: [String]
    let settings: [String]
    let format: OutputFormat
    /// Nil for the ordering alone.
    let record: RecordFilter?
    let root: String?
    let system: SystemVersion?
    /// Nil to run once.
    let watch: RunWatch?

    init(_ arguments: Arguments) throws(UsageError) {
        ids = arguments.operands
        settings = arguments.all("--case")
        format = arguments.format
        record = RecordFilter(arguments)
        root = arguments.value("--root")
        system = try arguments.systemVersion
        guard arguments.has("--watch") || !arguments.has("--build") else { throw UsageError("--build needs --watch") }
        watch = arguments.has("--watch") ? RunWatch(arguments) : nil
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        if let watch {
            try watch.run(console)
            return .success
        }
        let experiments = try evdoc.experiments(matching: ids)
        let filters = try experiments.map { experiment throws(UsageError) in try CaseFilter(settings, for: experiment) }
        let results = try results(of: experiments, evdoc, console)
        let selected = zip(results, filters).map { result, filter in result.findings.filter { filter.selects($0.case) } }
        try record?.check(selected.flatMap { $0 })
        for (number, (result, findings)) in zip(results, selected).enumerated() {
            if number > 0, format != .json { try console.print("\n") }
            switch format {
            case .json:
                let system = system ?? .newest
                try console.print(RunJSON(result: result, findings: findings, system: system, record: record).json())
            case .markdown: try console.print(RunMarkdown(result: result, findings: findings, record: record).text)
            case .text: try console.print(RunText(result: result, findings: findings, record: record, style: console.style).text)
            }
        }
        return .success
    }

    /// What claims rest on is known of the newest version only.
    private func results(of experiments: [Experiment], _ evdoc: Evdoc, _ console: Console) throws -> [ExperimentResult] {
        if let system { return try experiments.map { try evdoc.result(of: $0, in: system, on: console) } }
        let results = try evdoc.results(of: experiments, on: console)
        let ablation = try Project.ifAny(given: root).flatMap { try evdoc.committedAblation(in: $0, results) }
        return results.resting(on: ablation)
    }
}

import EventTrace
import ExperimentKit
import ReportKit

/// `evdoc run ID…`: the ordering of each case.
struct RunCommand: Command {
    /// Ids, and patterns of ids.
    let ids: [String]
    let settings: [String]
    let format: OutputFormat
    let isFull: Bool
    let root: String?
    let system: SystemVersion?

    init(_ arguments: Arguments) throws(UsageError) {
        ids = arguments.operands
        settings = arguments.all("--case")
        format = arguments.format
        isFull = arguments.has("--full")
        root = arguments.value("--root")
        system = try arguments.systemVersion
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let experiments = try evdoc.experiments(matching: ids)
        let filters = try experiments.map { experiment throws(UsageError) in try CaseFilter(settings, for: experiment) }
        let results = try results(of: experiments, evdoc, console)
        for (number, (result, filter)) in zip(results, filters).enumerated() {
            let findings = result.findings.filter { filter.selects($0.case) }
            if number > 0, format != .json { try console.print("\n") }
            switch format {
            case .json:
                let system = system ?? .newest
                try console.print(RunJSON(result: result, findings: findings, system: system, isFull: isFull).json())
            case .markdown: try console.print(RunMarkdown(result: result, findings: findings, isFull: isFull).text)
            case .text: try console.print(RunText(result: result, findings: findings, isFull: isFull, style: console.style).text)
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

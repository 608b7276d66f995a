import EventTrace
import ExperimentKit
import ReportKit

/// `evdoc run ID`: the ordering of each case.
struct RunCommand: Command {
    let id: String
    let settings: [String]
    let format: OutputFormat
    let isFull: Bool
    let root: String?
    let system: SystemVersion?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        settings = arguments.all("--case")
        format = arguments.format
        isFull = arguments.has("--full")
        root = arguments.value("--root")
        system = try arguments.systemVersion
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let experiment = try evdoc.experiment(id)
        let filter = try CaseFilter(settings, for: experiment)
        let result = try result(of: experiment, evdoc, console)
        let findings = result.findings.filter { filter.selects($0.case) }
        switch format {
        case .json:
            let system = system ?? .newest
            try console.print(RunJSON(result: result, findings: findings, system: system, isFull: isFull).json())
        case .markdown: try console.print(RunMarkdown(result: result, findings: findings, isFull: isFull).text)
        case .text: try console.print(RunText(result: result, findings: findings, isFull: isFull, style: console.style).text)
        }
        return .success
    }

    /// What claims rest on is known of the newest version only.
    private func result(of experiment: Experiment, _ evdoc: Evdoc, _ console: Console) throws -> ExperimentResult {
        if let system { return try evdoc.result(of: experiment, in: system, on: console) }
        let results = try evdoc.results(of: [experiment], on: console)
        let ablation = try Project.ifAny(given: root).flatMap { try evdoc.committedAblation(in: $0, results) }
        return results.resting(on: ablation)[0]
    }
}

import EventTrace
import ExperimentKit
import ProjectKit

/// `evdoc ablation`: which claims notice when a rule does not hold.
struct AblationCommand: Command {
    let only: [String]
    let format: OutputFormat
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        only = arguments[.rule]
        format = arguments[.format] ?? .text
        jobs = try arguments[.jobs]
        root = arguments[.root]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let rules = try rules(of: lab)
        let project = only.isEmpty ? try Project(given: root) : nil
        let ablations = lab.ablation(of: rules.filter(\.counterfactual.canBeOff).map(\.id), jobs: jobs, on: console)
        if let project, console.canWrite(AblationFile.file.name, without: lab.stopped) {
            let results = try lab.results(of: lab.experiments, jobs: jobs, on: console)
            try AblationFile(ablations, results).save(in: project)
        }
        try console.print(
            format == .json ? AblationJSON(rules, ablations).json() : AblationText(rules, ablations, lab, console).text)
        return .success
    }

    private func rules(of lab: Laboratory) throws(UsageError) -> [Rule] {
        guard !only.isEmpty else { return lab.rules }
        var rules: [Rule] = []
        for id in only {
            guard let found = lab.rules.first(where: { $0.id.description.lowercased() == id.lowercased() }) else {
                throw UsageError.unknown("rule", id, among: lab.rules.map(\.id.description))
            }
            rules.append(found)
        }
        return rules
    }
}

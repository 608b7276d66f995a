import EventTrace
import ExperimentKit

/// `evdoc ablation`: which claims notice when a rule does not hold.
struct AblationCommand: Command {
    let only: [String]
    let format: OutputFormat
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        only = arguments.all("--rule")
        format = arguments.format
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let rules = try rules(of: evdoc)
        let project = only.isEmpty ? try Project(given: root) : nil
        let ablations = evdoc.ablation(of: rules.filter(\.counterfactual.canBeOff).map(\.id), jobs: jobs, on: console)
        if let project, evdoc.canWrite(AblationFile.file.name, console) {
            let results = try evdoc.results(of: evdoc.experiments, jobs: jobs, on: console)
            try AblationFile(ablations, results).save(in: project)
        }
        try console.print(
            format == .json ? AblationJSON(rules, ablations).json() : AblationText(rules, ablations, evdoc, console).text)
        return .success
    }

    private func rules(of evdoc: Evdoc) throws(UsageError) -> [Rule] {
        guard !only.isEmpty else { return evdoc.rules }
        var rules: [Rule] = []
        for id in only {
            guard let found = evdoc.rules.first(where: { $0.id.description.lowercased() == id.lowercased() }) else {
                throw UsageError.unknown("rule", id, among: evdoc.rules.map(\.id.description))
            }
            rules.append(found)
        }
        return rules
    }
}

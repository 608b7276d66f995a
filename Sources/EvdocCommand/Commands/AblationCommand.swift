import EventTrace
import ExperimentKit

/// `evdoc ablation`: which claims notice when a rule does not hold.
struct AblationCommand: Command {
    let only: [String]
    let isJSON: Bool
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        only = arguments.all("--rule")
        isJSON = arguments.value("--format") == "json"
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let switches = try switches(of: evdoc)
        let project = only.isEmpty ? try Project(given: root) : nil
        let ablations = evdoc.ablation(of: switches.filter(\.canBeOff).map(\.rule), jobs: jobs, on: console)
        if let project {
            let results = try evdoc.results(of: evdoc.experiments, jobs: jobs, on: console)
            try AblationFile(ablations, results).save(in: project)
        }
        try console.print(
            isJSON ? AblationJSON(switches, ablations).json.text() + "\n" : AblationText(switches, ablations, evdoc, console).text)
        return .success
    }

    private func switches(of evdoc: Evdoc) throws(UsageError) -> [RuleSwitch] {
        guard !only.isEmpty else { return evdoc.switches }
        var switches: [RuleSwitch] = []
        for id in only {
            guard let found = evdoc.switches.first(where: { $0.rule.description.lowercased() == id.lowercased() }) else {
                throw UsageError.unknown("rule", id, among: evdoc.switches.map(\.rule.description))
            }
            switches.append(found)
        }
        return switches
    }
}

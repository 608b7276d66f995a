import ExperimentKit

/// The values that `--case name=value,…` asks for.
struct CaseFilter: Hashable {
    private let wanted: [String: Value]

    /// Every word is a list of settings; a later setting of a variable must not contradict an earlier one.
    init(_ words: [String], for experiment: Experiment) throws(UsageError) {
        var wanted: [String: Value] = [:]
        for setting in words.flatMap({ $0.split(separator: ",") }) {
            let (name, value) = try CaseFilter.read(String(setting), experiment)
            if let earlier = wanted[name], earlier != value { throw UsageError("\(name) cannot be both \(earlier) and \(value)") }
            wanted[name] = value
        }
        self.wanted = wanted
        guard experiment.cases.contains(where: selects) else {
            let reason = experiment.exclusion.map { "left out, because \($0.reason)" }
            throw UsageError("\(experiment.id) has no such case", hint: reason)
        }
    }

    func selects(_ case: Case) -> Bool {
        wanted.allSatisfy { `case`[named: $0.key] == $0.value }
    }

    private static func read(_ setting: String, _ experiment: Experiment) throws(UsageError) -> (String, Value) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }.map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { throw UsageError("“\(setting)” is no setting", hint: "--case name=value,…") }
        guard let variable = experiment.variables.first(where: { $0.name == parts[0] }) else {
            throw UsageError.unknown("variable of \(experiment.id)", parts[0], among: experiment.variables.map(\.name))
        }
        guard let value = variable.value(spelled: parts[1]) else {
            throw UsageError.unknown("value of \(variable.name)", parts[1], among: variable.domain.map(\.description))
        }
        return (variable.name, value)
    }
}

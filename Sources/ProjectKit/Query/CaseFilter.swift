import ExperimentKit
import ProjectFiles

/// The cases selected by `--case name=value,…` or `--case number`.
package struct CaseFilter: Hashable {
    private let wanted: [String: Value]
    /// The place of the only case, counted from 1; nil if no case is selected by number.
    private var number: Int?

    /// Every word is a list of settings; a later setting of a variable must not contradict an earlier one. A value may contain commas: text
    /// after a comma that begins no setting belongs to the value before.
    package init(_ words: [String], for experiment: Experiment) throws(UsageError) {
        var wanted: [String: Value] = [:]
        for word in words where Int(word) != nil {
            if let number, number != Int(word) { throw UsageError("no case is both \(number) and \(word)") }
            number = Int(word)
        }
        for setting in words.filter({ Int($0) == nil }).flatMap({ CaseFilter.settings(in: $0) }) {
            let (name, value) = try CaseFilter.read(setting, experiment)
            if let earlier = wanted[name], earlier != value { throw UsageError("\(name) cannot be both \(earlier) and \(value)") }
            wanted[name] = value
        }
        self.wanted = wanted
        // That all cases are excluded is a mistake of the author, which a run says.
        guard experiment.cases.isEmpty || experiment.cases.contains(where: selects) else {
            let reason = experiment.exclusion.map { "left out, because \($0.reason)" }
            let count = number.map { _ in "it has \(counted(experiment.cases.count, "case"))" }
            throw UsageError("\(experiment.id) has no such case", hint: reason ?? count)
        }
    }

    package func selects(_ case: Case) -> Bool {
        number.map { `case`.index + 1 == $0 } ?? true && wanted.allSatisfy { `case`[named: $0.key] == $0.value }
    }

    private static func settings(in word: String) -> [String] {
        var settings: [String] = []
        for part in word.split(separator: ",") {
            if part.contains("=") || settings.isEmpty {
                settings.append(String(part))
            } else {
                settings[settings.count - 1] += "," + part
            }
        }
        return settings
    }

    /// The value as written, or without the quotation marks in which a value with commas is printed.
    private static func unquoted(_ value: String) -> String {
        let trimmed = value.drop { $0 == " " }
        guard trimmed.count > 1, trimmed.first == "“", trimmed.last == "”" else { return value }
        return String(trimmed.dropFirst().dropLast())
    }

    private static func read(_ setting: String, _ experiment: Experiment) throws(UsageError) -> (String, Value) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }.map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { throw UsageError("“\(setting)” is no setting", hint: "--case name=value,…") }
        guard let variable = experiment.variables.first(where: { $0.name == parts[0] }) else {
            throw UsageError.unknown("variable of \(experiment.id)", parts[0], among: experiment.variables.map(\.name))
        }
        guard let value = variable.value(spelled: unquoted(parts[1])) else {
            throw UsageError.unknown("value of \(variable.name)", parts[1], among: variable.domain.map(\.description))
        }
        return (variable.name, value)
    }
}

import ExperimentKit
import ReportKit

/// How a search finds an experiment.
enum ExperimentEntry {
    static func entry(_ result: ExperimentResult, _ context: PageContext) -> SearchEntry {
        let experiment = result.experiment
        func told(_ text: String) -> String { Prose.plain(context.translation(text, in: experiment.id)) }
        let prose = [experiment.question, experiment.answer ?? "", experiment.remedy ?? ""].map(told)
        let calls = Set(result.groups.flatMap { $0.ordering.filter { !$0.isMark }.map { MethodName.shown($0.call) } }).sorted()
        let variables = experiment.variables.map { "\($0.name) \(told($0.title))" }
        return SearchEntry(
            route: Routes.experiment(result), title: told(experiment.title), kind: "experiment",
            text: (prose + experiment.symptoms.map(told) + [experiment.id] + variables + calls).joined(separator: " "))
    }
}

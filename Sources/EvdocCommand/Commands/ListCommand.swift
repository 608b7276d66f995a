import ExperimentKit
import SiteKit

/// `evdoc list`: what there is to run.
struct ListCommand: Command {
    /// Of the JSON; it changes when a key changes its name or meaning.
    static let jsonVersion = 1

    let isJSON: Bool

    init(_ arguments: Arguments) {
        isJSON = arguments.value("--format") == "json"
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        try console.print(isJSON ? json(evdoc).text() + "\n" : text(evdoc, console.style))
        return .success
    }

    private func text(_ evdoc: Evdoc, _ style: Style) -> String {
        guard !evdoc.experiments.isEmpty else { return "There are no experiments.\n" }
        var titles = Columns()
        for experiment in evdoc.experiments {
            titles.add(
                Columns.Cell(experiment.id, .bold), Columns.Cell(counted(experiment.cases.count, "case"), isRight: true),
                Columns.Cell(experiment.title))
        }
        let lines = titles.text(style).split(separator: "\n")
        return zip(evdoc.experiments, lines).map { "\($1)\n" + variables($0, style) }.joined()
    }

    private func variables(_ experiment: Experiment, _ style: Style) -> String {
        var columns = Columns()
        for variable in experiment.variables {
            let values = variable.domain.map(\.words).joined(separator: ", ")
            columns.add(Columns.Cell(variable.name, .cyan), Columns.Cell(variable.title), Columns.Cell(values, .faint))
        }
        return columns.text(style, indent: "    ")
    }

    private func json(_ evdoc: Evdoc) -> JSON {
        .object([
            ("format", "evdoc-list"), ("version", .integer(ListCommand.jsonVersion)),
            ("experiments", .list(evdoc.experiments.map(json))),
        ])
    }

    private func json(_ experiment: Experiment) -> JSON {
        let variables = experiment.variables.map { variable in
            JSON.object([
                ("name", .string(variable.name)), ("title", .string(variable.title)),
                ("values", .list(variable.domain.map(JSON.init))),
            ])
        }
        return .object([
            ("id", .string(experiment.id)), ("title", .string(experiment.title)), ("cases", .integer(experiment.cases.count)),
            ("variables", .list(variables)),
        ])
    }
}

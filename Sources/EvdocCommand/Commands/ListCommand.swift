import ExperimentKit
import SiteKit

/// `evdoc list`: what there is to run.
struct ListCommand: Command {
    let format: OutputFormat

    init(_ arguments: Arguments) {
        format = arguments.format
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        try console.print(format == .json ? ListJSON(evdoc.experiments).json() : text(evdoc, console.style))
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
}

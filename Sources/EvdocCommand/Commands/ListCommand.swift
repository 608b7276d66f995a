import ExperimentKit
import ProjectFiles
import ProjectKit

/// `evdoc list`: the experiments.
struct ListCommand: Command {
    /// The word to search for; empty for all experiments.
    let word: String
    let format: OutputFormat
    let printsIDs: Bool

    init(_ arguments: Arguments) {
        word = arguments.operand
        format = arguments[.format] ?? .text
        printsIDs = arguments[.ids]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let sought = SoughtWord(word)
        let experiments = lab.experiments.filter { word.isEmpty || has(sought, $0) }
        guard word.isEmpty || !experiments.isEmpty else {
            throw UsageError("no experiment has “\(word)” in its id, title, question, symptoms or variables")
        }
        if printsIDs {
            try console.print(experiments.map { "\($0.id)\n" }.joined())
            return .success
        }
        try console.print(format == .json ? ListJSON(experiments).json() : text(experiments, console.style))
        return .success
    }

    private func has(_ word: SoughtWord, _ experiment: Experiment) -> Bool {
        let texts =
            [experiment.id, experiment.title, experiment.question] + experiment.symptoms
            + experiment.variables.flatMap { [$0.name, $0.title] }
        return texts.contains(where: word.isIn)
    }

    private func text(_ experiments: [Experiment], _ style: Style) -> String {
        guard !experiments.isEmpty else { return "There are no experiments.\n" }
        var titles = Columns()
        for experiment in experiments {
            titles.add(
                Columns.Cell(experiment.id, .bold), Columns.Cell(counted(experiment.cases.count, "case"), isRight: true),
                Columns.Cell(experiment.title))
        }
        let lines = titles.text(style).split(separator: "\n")
        let headings = headings(experiments, style)
        return zip(zip(experiments, headings), lines).map { "\($0.1)\($1)\n" + variables($0.0, style) }.joined()
    }

    /// The heading before each experiment: the name of a group that begins there; empty otherwise.
    private func headings(_ experiments: [Experiment], _ style: Style) -> [String] {
        let before = [nil] + experiments.map(\.group).dropLast()
        return zip(experiments, before).enumerated().map { index, pair in
            guard let group = pair.0.group, group != pair.1 else { return "" }
            return "\(index == 0 ? "" : "\n")\(style(.bold, group))\n"
        }
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

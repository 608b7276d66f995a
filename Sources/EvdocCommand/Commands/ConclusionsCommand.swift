import ExperimentKit
import ProjectKit
import ReportKit

/// `evdoc conclusions`: findings and claims across all experiments.
struct ConclusionsCommand: Command {
    let format: OutputFormat

    init(_ arguments: Arguments) {
        format = arguments[.format] ?? .text
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let conclusions = Conclusions(try lab.resultsOfWhatRuns(among: lab.experiments, on: console), rules: lab.rules)
        let text = format == .json ? ConclusionsJSON(conclusions).json() : ConclusionsText(conclusions, console.style).text
        try console.print(text)
        return .success
    }
}

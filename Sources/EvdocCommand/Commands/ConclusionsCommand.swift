import ExperimentKit
import ReportKit

/// `evdoc conclusions`: what was found and what is claimed across all experiments.
struct ConclusionsCommand: Command {
    let format: OutputFormat

    init(_ arguments: Arguments) {
        format = arguments.format
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let conclusions = Conclusions(try evdoc.resultsOfWhatRuns(among: evdoc.experiments, on: console), rules: evdoc.rules)
        let text = format == .json ? ConclusionsJSON(conclusions).json() : ConclusionsText(conclusions, console.style).text
        try console.print(text)
        return .success
    }
}

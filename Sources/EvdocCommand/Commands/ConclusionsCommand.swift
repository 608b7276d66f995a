import ExperimentKit
import ReportKit

/// `evdoc conclusions`: what was found and what is claimed across all experiments.
struct ConclusionsCommand: Command {
    let isJSON: Bool

    init(_ arguments: Arguments) {
        isJSON = arguments.value("--format") == "json"
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let conclusions = Conclusions(try evdoc.results(of: evdoc.experiments, on: console), rules: evdoc.rules)
        let text = isJSON ? ConclusionsJSON(conclusions: conclusions).json.text() + "\n" : ConclusionsText(conclusions, console.style).text
        try console.print(text)
        return .success
    }
}

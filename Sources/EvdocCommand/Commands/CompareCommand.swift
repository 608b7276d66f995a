import ExperimentKit
import ExportKit

/// `evdoc compare ID --log FILE`: holds what a device has logged against the record of a case.
struct CompareCommand: Command {
    let id: String
    let path: String
    let settings: [String]
    let format: OutputFormat

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        settings = arguments.all("--case")
        format = arguments.format
        guard let path = arguments.value("--log") else {
            throw UsageError("which log?", hint: "--log FILE, or --log - for what is piped in")
        }
        self.path = path
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let experiment = try evdoc.experiment(id)
        let filter = try CaseFilter(settings, for: experiment)
        let log = try LogFile.read(path)
        guard !log.isEmpty else {
            throw UsageError("\(path) has no line of evdoc’s", hint: "an exported file writes lines with [evdoc]: evdoc export \(id)")
        }
        if let other = log.experiment, other != id { throw UsageError("\(path) is a log of \(other), not of \(id)") }
        guard let result = try evdoc.results(of: [experiment], on: console).first else { return .success }
        let comparison = ComparedLog(log, result, among: result.findings.filter { filter.selects($0.case) }, isChosen: !settings.isEmpty)
        switch format {
        case .json: try console.print(CompareJSON(comparison).json())
        case .text, .markdown: try console.print(CompareText(comparison, console).text)
        }
        return comparison.best.comparison.fits ? .success : .authorsMistake
    }
}

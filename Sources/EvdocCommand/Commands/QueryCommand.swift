import ExperimentKit
import ProjectKit

/// `evdoc query EXPR`: finds the cases of all experiments whose record matches the expression.
struct QueryCommand: Command {
    let text: String
    let only: [String]
    let format: OutputFormat
    let printsIDs: Bool
    let jobs: Int?

    init(_ arguments: Arguments) throws(UsageError) {
        text = arguments.operands.joined(separator: " ")
        only = arguments[.only]
        format = arguments[.format] ?? .text
        printsIDs = arguments[.ids]
        jobs = try arguments[.jobs]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        do {
            // A query that cannot be read fails before anything runs.
            let query = try QueryParser.query(text)
            let results = try lab.resultsOfWhatRuns(among: lab.experiments(only: only), jobs: jobs, on: console)
            let study = try QueryStudy(text, query, in: results)
            try print(study, console)
            return study.found.isEmpty ? .authorsMistake : .success
        } catch let mistake as QueryMistake {
            throw UsageError(mistake, in: text)
        }
    }

    private func print(_ study: QueryStudy, _ console: Console) throws {
        if printsIDs { return try console.print(study.found.map { "\($0.result.experiment.id)\n" }.joined()) }
        switch format {
        case .json: try console.print(QueryJSON(study).json())
        case .markdown: try console.print(QueryMarkdown(study: study).text)
        case .text: try console.print(QueryText(study, console).text)
        }
    }
}

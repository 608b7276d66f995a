import EventTrace
import ExperimentKit

/// `evdoc why ID CALL`: why a case has a call, and why not.
struct WhyCommand: Command {
    let id: String
    let call: String?
    let settings: [String]
    let format: OutputFormat
    let isAboutAll: Bool
    let updates: Bool
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        id = arguments.operand
        call = arguments.secondOperand.isEmpty ? nil : arguments.secondOperand
        settings = arguments.all("--case")
        format = arguments.format
        updates = arguments.has("--update")
        isAboutAll = arguments.has("--all") || updates
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
        if isAboutAll, !id.isEmpty { throw UsageError("--all and --update are about every experiment, not about \(id)") }
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        try isAboutAll ? count(evdoc, console) : answer(evdoc, console)
        return .success
    }

    private func count(_ evdoc: Evdoc, _ console: Console) throws {
        let project = updates ? try Project(given: root) : nil
        let results = try evdoc.resultsOfWhatRuns(among: evdoc.experiments, jobs: jobs, on: console)
        let reasons = evdoc.reasons(of: results, jobs: jobs, on: console)
        if let project, evdoc.canWrite(ReasonFile.file.name, console) { try ReasonFile(reasons, results).save(in: project) }
        let table = ReasonTable(reasons)
        let tallies = results.map { ($0, ReasonTally($0, table)) }
        try console.print(format == .json ? WhyCountsJSON(tallies).json() : WhyCountsText(tallies, console.style).text)
    }

    private func answer(_ evdoc: Evdoc, _ console: Console) throws {
        let experiment = try evdoc.experiment(id)
        let filter = try CaseFilter(settings, for: experiment)
        guard let result = try evdoc.results(of: [experiment], jobs: jobs, on: console).first else { return }
        let study = ReasonStudy(result)
        if let call, !study.calls.all.contains(where: { $0.token == call }) {
            throw UsageError.unknown("call of \(id)", call, among: study.calls.all.map(\.token))
        }
        let answers = result.findings.filter { filter.selects($0.case) }.map { study.answers(about: call, inCase: $0.case.index) }
        try console.print(format == .json ? WhyJSON(result, answers).json() : WhyText(result, answers, console).text)
    }
}

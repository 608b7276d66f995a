import EventTrace
import ExperimentKit
import ProjectKit
import Studies

/// `evdoc why ID CALL`: the reasons why a case has a call, or lacks it.
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
        settings = arguments[.case]
        format = arguments[.format] ?? .text
        updates = arguments[.updateAll]
        isAboutAll = arguments[.all] || updates
        jobs = try arguments[.jobs]
        root = arguments[.root]
        if isAboutAll, !id.isEmpty { throw UsageError("--all and --update are about every experiment, not about \(id)") }
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        try isAboutAll ? count(lab, console) : answer(lab, console)
        return .success
    }

    private func count(_ lab: Laboratory, _ console: Console) throws {
        let project = updates ? try Project(given: root) : nil
        let results = try lab.resultsOfWhatRuns(among: lab.experiments, jobs: jobs, on: console)
        let reasons = lab.reasons(of: results, jobs: jobs, on: console)
        if let project, console.canWrite(ReasonFile.file.name, without: lab.stopped) { try ReasonFile(reasons, results).save(in: project) }
        let table = ReasonTable(reasons)
        let tallies = results.map { ($0, ReasonTally($0, table)) }
        try console.print(format == .json ? WhyCountsJSON(tallies).json() : WhyCountsText(tallies, console.style).text)
    }

    private func answer(_ lab: Laboratory, _ console: Console) throws {
        let experiment = try lab.experiment(id)
        let filter = try CaseFilter(settings, for: experiment)
        guard let result = try lab.results(of: [experiment], jobs: jobs, on: console).first else { return }
        let study = ReasonStudy(result)
        let pattern = call.map { TokenPattern($0) }
        if let pattern, !study.calls.all.contains(where: { pattern.matches($0.token) }), let problem = study.problem(pattern) {
            throw UsageError(problem.summary, hint: problem.remedy)
        }
        let answers = result.findings.filter { filter.selects($0.case) }.map { study.answers(about: pattern, inCase: $0.case.index) }
        try console.print(format == .json ? WhyJSON(result, answers).json() : WhyText(result, answers, console).text)
    }
}

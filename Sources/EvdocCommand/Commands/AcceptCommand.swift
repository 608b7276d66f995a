import ExperimentKit
import ProjectFiles
import ProjectKit

/// `evdoc accept [ID]`: works out anew what is out of date of experiments, and writes it: reports, ablation, mutations, reasons.
struct AcceptCommand: Command {
    let ids: [String]
    /// The file of a joined sweep whose findings are taken.
    let sweep: String?
    let jobs: Int?
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        ids = arguments.operands
        sweep = arguments[.results]
        jobs = try arguments[.jobs]
        root = arguments[.root]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        let experiments = try lab.experiments(matching: ids.isEmpty ? ["*"] : ids)
        let results = try lab.resultsOfWhatRuns(among: experiments, jobs: jobs, on: console)
        let isWhole = ids.isEmpty && lab.stopped.isEmpty
        let found = try sweep.map { try findings(of: $0, lab, console) }
        let studies = try StudyUpdate(lab, project, results, isWhole: isWhole, taking: found, jobs: jobs, on: console).run()
        let check = CheckCommand(accepting: ids.isEmpty ? [] : experiments.map(\.id), jobs: jobs, root: root)
        let code = try check.run(lab.holding(results), console)
        for study in studies.counts {
            try console.print("\(study.study) of \(counted(study.experiments, "experiment")) worked out anew\n")
        }
        console.report(studies.mistakes)
        return studies.mistakes.isEmpty ? code : ExitCode.worst(of: [code, .authorsMistake])
    }

    private func findings(of path: String, _ lab: Laboratory, _ console: Console) throws -> SweptFindings {
        func mistake(_ summary: String, _ remedy: String) -> AuthorsMistakes {
            AuthorsMistakes([Diagnostic(Location(fileID: path, line: 1), "this file \(summary)", remedy: remedy)])
        }
        let bytes = try Files.read(path)
        do {
            return try SweptFindings(SweepFile.read(bytes), lab, on: console)
        } catch let fault as SweepFile.Fault {
            throw mistake(fault.summary, fault.remedy)
        } catch let refusal as SweptFindings.Refusal {
            throw mistake(refusal.summary, refusal.remedy)
        }
    }
}

import ExperimentKit
import ProjectKit
import Studies

/// `evdoc mutate`: the claims that notice when one thing is changed.
struct MutateCommand: Command {
    let only: [String]
    let format: OutputFormat
    let jobs: Int?
    let root: String?
    let listsUnnoticed: Bool
    let worker: String?

    init(_ arguments: Arguments) throws(UsageError) {
        only = arguments[.only]
        format = arguments[.format] ?? .text
        jobs = try arguments[.jobs]
        root = arguments[.root]
        listsUnnoticed = arguments[.unnoticed]
        worker = arguments[.worker]
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        if let worker { return try work(on: lab.experiment(worker), lab, console) }
        let project = try Project(given: root)
        let results = try lab.resultsOfWhatRuns(among: lab.experiments(only: only), jobs: jobs, on: console)
        let experiments = results.map(\.experiment)
        let mutations = try lab.mutations(of: experiments, jobs: jobs, on: console)
        let file = MutationFile(mutations, results)
        try (only.isEmpty && lab.stopped.isEmpty ? file : file.merged(with: MutationFile(in: project))).save(in: project)
        try console.print(
            format == .json
                ? MutationJSON(mutations).json() : MutationText(mutations, console.style, listsUnnoticed: listsUnnoticed).text)
        let complaints = zip(experiments, mutations).flatMap(SilentClaims.diagnostics)
        for complaint in complaints { console.complain("\(complaint)\n") }
        return complaints.isEmpty ? .success : .authorsMistake
    }

    /// Tries the mutations of one experiment. An announced mutation without an outcome has stopped the process: a new process continues
    /// after it.
    private func work(on experiment: Experiment, _ lab: Laboratory, _ console: Console) -> ExitCode {
        // If the reader has ended, the system ends this process too; its output is of no use then.
        let print = { (line: MutationLine) in _ = try? console.print(line.json([])) }
        let notes = lab.attempt?.notes
        let found = lab.goingOn {
            MutationStudy(experiment).run(
                from: notes?.progress ?? 0,
                trying: { name, kind in
                    notes?.progress += 1
                    print(MutationLine(trying: name, kind))
                },
                tried: { print(MutationLine($0)) })
        }
        print(MutationLine(silent: found.silent))
        return .success
    }
}

import ExperimentKit
import Glibc
import SiteKit

/// `evdoc mutate`: which claims notice when one thing is changed.
struct MutateCommand: Command {
    let only: [String]
    let format: OutputFormat
    let jobs: Int?
    let root: String?
    let listsUnnoticed: Bool
    let worker: String?
    let first: Int

    init(_ arguments: Arguments) throws(UsageError) {
        only = arguments.all("--only")
        format = arguments.format
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
        listsUnnoticed = arguments.has("--unnoticed")
        worker = arguments.value("--worker")
        first = try arguments.count("--from") ?? 1
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        if let worker { return try work(on: evdoc.experiment(worker), console) }
        let project = try Project(given: root)
        let results = try evdoc.resultsOfWhatRuns(among: evdoc.experiments(only: only), jobs: jobs, on: console)
        let experiments = results.map(\.experiment)
        let mutations = try evdoc.mutations(of: experiments, jobs: jobs, on: console)
        let file = MutationFile(mutations, results)
        try (only.isEmpty && evdoc.stopped.isEmpty ? file : file.merged(with: MutationFile(in: project))).save(in: project)
        try console.print(
            format == .json
                ? MutationJSON(mutations).json() : MutationText(mutations, console.style, listsUnnoticed: listsUnnoticed).text)
        let complaints = zip(experiments, mutations).flatMap(SilentClaims.diagnostics)
        for complaint in complaints { console.complain("\(complaint)\n") }
        return complaints.isEmpty ? .success : .authorsMistake
    }

    /// One experiment, from one of its mutations on. Whoever started this process knows by the last line what ended it.
    private func work(on experiment: Experiment, _ console: Console) -> ExitCode {
        // If nobody reads, nobody waits for the rest either: the system ends this process.
        let print = { (line: MutationLine) in _ = try? console.print(line.json([])) }
        let found = MutationStudy(experiment).run(
            from: first - 1,
            trying: { name, kind in
                print(MutationLine(trying: name, kind))
                // Seconds after which a mutation counts as one that comes to no end.
                alarm(60)
            },
            tried: { print(MutationLine($0)) })
        alarm(0)
        print(MutationLine(silent: found.silent))
        return .success
    }
}

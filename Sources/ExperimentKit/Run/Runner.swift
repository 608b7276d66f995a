import EventTrace

/// Runs every case of an experiment and finds out what they say.
public struct Runner: Sendable {
    /// How many run at once; results do not depend on it.
    public let jobs: Int

    public init(jobs: Int = 1) {
        precondition(jobs > 0)
        self.jobs = jobs
    }

    /// Cases run side by side. An experiment without cases, or with too many, is not run: its diagnostics say so.
    public func run(_ experiment: Experiment) -> ExperimentResult {
        let cases = experiment.cases
        let isRunnable = cases.count <= Experiment.mostCases && experiment.variables.allSatisfy { $0.domain.count <= 64 }
        let runs = concurrentMap(isRunnable ? cases.count : 0, jobs: jobs) { CaseRun(experiment: experiment, case: cases[$0]).runAll() }
        return experiment.conclude(runs.map { $0.finding }, diagnostics: experiment.diagnostics + runs.flatMap { $0.diagnostics }.unique)
    }

    /// Experiments run side by side; results come in the order of the experiments. `progress` is called from any thread, once for each
    /// experiment that is done. Mistakes between experiments, such as an id used twice, are found by `Diagnostic.check(_:)`.
    public func run(
        _ experiments: [Experiment], progress: @escaping @Sendable (Experiment) -> Void = { _ in }
    ) -> [ExperimentResult] {
        concurrentMap(experiments.count, jobs: jobs) { index in
            let result = Runner().run(experiments[index])
            progress(experiments[index])
            return result
        }
    }
}

extension [Diagnostic] {
    /// The first of each.
    fileprivate var unique: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }
}

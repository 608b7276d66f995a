import EventTrace
import UIKit

/// Runs every case of an experiment and finds out what they say.
public struct Runner: Sendable {
    /// How many run at once; results do not depend on it.
    public let jobs: Int
    /// The rule that the engine does without; nil for the engine as it is.
    public let switchedOff: RuleID?

    public init(jobs: Int = 1, without switchedOff: RuleID? = nil) {
        precondition(jobs > 0, "something has to run")
        self.jobs = jobs
        self.switchedOff = switchedOff
    }

    /// Cases run side by side. An experiment without cases, or with too many, is not run: its diagnostics say so.
    public func run(_ experiment: Experiment) -> ExperimentResult {
        let cases = experiment.cases
        let isRunnable = cases.count <= Experiment.mostCases && experiment.variables.allSatisfy { $0.domain.count <= 64 }
        let runs = concurrentMap(isRunnable ? cases.count : 0, jobs: jobs) { index in
            CaseRun(staging: experiment.staging, case: cases[index], ablation: switchedOff.map { Ablation(switchedOff: $0) }).runAll()
        }
        var diagnostics = experiment.diagnostics + runs.flatMap { $0.diagnostics }.unique
        // Code that did not run to its end has not read all that it reads.
        if diagnostics.isEmpty, !runs.isEmpty { diagnostics = experiment.neverRead(runs.map { $0.variablesRead }) }
        return experiment.conclude(runs.map { $0.finding }, diagnostics: diagnostics)
    }

    /// Experiments run side by side; results come in the order of the experiments. `progress` is called from any thread, once for each
    /// experiment that is done. Mistakes between experiments, such as an id used twice, are found by `Diagnostic.check(_:)`.
    public func run(
        _ experiments: [Experiment], progress: @escaping @Sendable (Experiment) -> Void = { _ in }
    ) -> [ExperimentResult] {
        concurrentMap(experiments.count, jobs: jobs) { index in
            let result = Runner(without: switchedOff).run(experiments[index])
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

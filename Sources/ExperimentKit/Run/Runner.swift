import EventTrace
import UIKit

/// Runs every case of an experiment and finds out what they say.
public struct Runner: Sendable {
    /// How many run at once; results do not depend on it.
    public let jobs: Int
    /// The rule that the engine does without; nil for the engine as it is.
    public let switchedOff: RuleID?
    /// The version of iOS that the engine behaves like where a stage does not ask for one. Only a run as of the newest one says what older ones
    /// do otherwise.
    public let systemVersion: SystemVersion
    /// Whether every case runs once more when all have run, and has to leave the same record.
    public let repeatsCases: Bool

    public init(
        jobs: Int = 1, without switchedOff: RuleID? = nil, systemVersion: SystemVersion = .newest, repeatsCases: Bool = false
    ) {
        precondition(jobs > 0, "something has to run")
        self.jobs = jobs
        self.switchedOff = switchedOff
        self.systemVersion = systemVersion
        self.repeatsCases = repeatsCases
    }

    /// Cases run side by side. An experiment without cases, or with too many, is not run: its diagnostics say so.
    public func run(_ experiment: Experiment) -> ExperimentResult {
        let cases = experiment.cases
        let isRunnable = cases.count <= Experiment.mostCases && experiment.variables.allSatisfy { $0.domain.count <= 64 }
        let runs = concurrentMap(isRunnable ? cases.count : 0, jobs: jobs) { run(cases[$0], of: experiment).runAll() }
        var mistakes = experiment.diagnostics + runs.flatMap { $0.diagnostics }.unique
        // Code that did not run to its end has not read all that it reads, and done all that it does.
        if mistakes.of(.error).isEmpty, !runs.isEmpty {
            mistakes += experiment.neverRead(runs.map { $0.variablesRead })
            if !runs.contains(where: { $0.isPlayed }) { mistakes.append(experiment.neverPlayed) }
            if repeatsCases { mistakes += repetition(of: runs.map { $0.finding }, experiment).diagnostics }
        }
        var result = experiment.conclude(
            runs.map { $0.finding }, diagnostics: mistakes + experiment.warnings, marks: runs.flatMap { $0.marks })
        if switchedOff == nil, systemVersion == .newest, mistakes.of(.error).isEmpty {
            result.versions = VersionStudy(experiment, runs, jobs: jobs).differences()
        }
        return result
    }

    /// The other way round, so that what one case leaves to the next is left to another.
    private func repetition(of findings: [Finding], _ experiment: Experiment) -> Repetition {
        let traces = concurrentMap(findings.count, jobs: jobs) { index in
            run(findings[findings.count - 1 - index].case, of: experiment).run().finding.trace
        }
        return Repetition(experiment, findings, traces.reversed())
    }

    private func run(_ case: Case, of experiment: Experiment) -> CaseRun {
        CaseRun(
            staging: experiment.staging, case: `case`, systemVersion: systemVersion,
            ablation: switchedOff.map { Ablation(switchedOff: $0) })
    }

    /// Experiments run side by side; results come in the order of the experiments. `progress` is called from any thread, once for each
    /// experiment that is done. Mistakes between experiments, such as an id used twice, are found by `Diagnostic.check(_:)`.
    public func run(
        _ experiments: [Experiment], progress: @escaping @Sendable (Experiment) -> Void = { _ in }
    ) -> [ExperimentResult] {
        concurrentMap(experiments.count, jobs: jobs) { index in
            let runner = Runner(without: switchedOff, systemVersion: systemVersion, repeatsCases: repeatsCases)
            let result = runner.run(experiments[index])
            progress(experiments[index])
            return result
        }
    }
}

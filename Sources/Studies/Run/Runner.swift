import EventTrace
import ExperimentKit
import UIKit

/// Runs every case of an experiment and collects the results.
public struct Runner: Sendable {
    /// The number of cases that run at once; results do not depend on it.
    public let jobs: Int
    /// The rule that the engine does without; nil for the engine as it is.
    public let switchedOff: RuleID?
    /// The version of iOS that the engine behaves like, unless a stage asks for one. Only a run with the newest version reports the
    /// differences of older ones.
    public let systemVersion: SystemVersion
    /// Whether every case runs a second time after all have run, and has to leave the same record.
    public let repeatsCases: Bool
    /// Sees the stage of each case twice, on the thread of the case: after it has been set up, and before it is taken down.
    ///
    /// The inspection must change nothing.
    package var inspection: (@Sendable (Stage) -> Void)?

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
        // Code that did not run to its end has not read and done everything.
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

    /// Runs the cases again in reverse order, so that anything one case leaves behind meets another case.
    private func repetition(of findings: [Finding], _ experiment: Experiment) -> Repetition {
        let traces = concurrentMap(findings.count, jobs: jobs) { index in
            run(findings[findings.count - 1 - index].case, of: experiment).run().finding.trace
        }
        return Repetition(experiment, findings, traces.reversed())
    }

    private func run(_ case: Case, of experiment: Experiment) -> CaseRun {
        CaseRun(
            staging: experiment.staging, case: `case`, systemVersion: systemVersion,
            ablation: switchedOff.map { Ablation(switchedOff: $0) }, inspection: inspection)
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

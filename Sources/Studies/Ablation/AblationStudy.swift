import EventTrace
import ExperimentKit
import UIKit

/// Switches rules off, one at a time, and finds out which claims and observations notice.
///
/// The engine asks for a rule only if the rule makes a difference, and records that it asked. A case that never asks for a rule runs the
/// same without it, step by step, under every order that UIKit leaves open: so only the other cases run again.
public struct AblationStudy: Sendable {
    private let experiments: [Experiment]
    private let scenes: [ObservationScene]
    private let jobs: Int

    public init(_ experiments: [Experiment], scenes: [ObservationScene] = [], jobs: Int = 1) {
        self.experiments = experiments
        self.scenes = scenes
        self.jobs = jobs
    }

    /// Returns an ablation for each of the rules, in their order. `progress` is called from any thread, once for each experiment that is
    /// done.
    public func run(
        _ rules: [RuleID], progress: @escaping @Sendable (Experiment) -> Void = { _ in }
    ) -> [RuleAblation] {
        let studied = concurrentMap(experiments.count, jobs: jobs) { index -> [ExperimentAblation?] in
            let study = WatchedExperiment(experiments[index])
            let outcomes = rules.map { study.without($0) }
            progress(experiments[index])
            return outcomes
        }
        let noticed = concurrentMap(scenes.count, jobs: jobs) { scenes[$0].noticed(among: rules) }
        return rules.enumerated().map { place, rule in
            let observations = zip(scenes, noticed).flatMap { $1[place] ? $0.observations : [] }
            return RuleAblation(rule: rule, experiments: studied.compactMap { $0[place] }, observations: Set(observations).sorted())
        }
    }
}

extension ObservationScene {
    /// Returns for each rule whether its absence changes the agreement.
    fileprivate func noticed(among rules: [RuleID]) -> [Bool] {
        let watch = Ablation()
        let agrees = run(watch).mismatches.isEmpty
        return rules.map { rule in
            watch.asked.contains(rule) && run(Ablation(switchedOff: rule)).mismatches.isEmpty != agrees
        }
    }
}

import EventTrace
import ExperimentKit
import UIKit

/// The result of one scene.
public struct SceneResult: Sendable {
    public let scene: ObservationScene
    public let finding: Finding
    /// The expectations that do not hold; empty if the engine agrees.
    public let mismatches: [Mismatch]
    /// The author's mistakes.
    public let diagnostics: [Diagnostic]

    public init(scene: ObservationScene, finding: Finding, mismatches: [Mismatch] = [], diagnostics: [Diagnostic] = []) {
        self.scene = scene
        self.finding = finding
        self.mismatches = mismatches
        self.diagnostics = diagnostics
    }

    /// Whether the engine differs without a declared reason, or agrees in spite of one.
    public var isSurprise: Bool { mismatches.isEmpty == (scene.difference != nil) }

    /// The engine's lines for the log that the author's code printed; nil if the observation is not a log.
    public var log: [LogLine]? {
        for check in scene.checks {
            if case .log(_, let patterns) = check { return finding.trace.log(of: patterns) }
        }
        return nil
    }
}

extension ObservationScene {
    /// The most orders that are tried for a scene that shows one of several: every order of five recognizers.
    private static let mostOrders = 120

    /// Plays the scene in separate worlds: under the default order, and under others that UIKit leaves open.
    public func run() -> SceneResult { run(nil) }

    func run(_ ablation: Ablation?) -> SceneResult {
        let staging = Staging(id: id, variables: [], location: location, stage: stage, script: nil)
        let run = CaseRun(staging: staging, case: Case(index: 0, variables: [], values: []), ablation: ablation)
        if isOneOfSeveral, let found = reach(run) { return found }
        let outcome = run.runAll()
        let finding = outcome.finding
        let observed = [Observed(finding)] + finding.alternatives.map { Observed(finding, alternative: $0) }
        // The mismatches under the default order come first.
        let failed = observed.lazy.map { world in checks.compactMap { $0.mismatch(in: world) } }.first { !$0.isEmpty }
        return SceneResult(scene: self, finding: finding, mismatches: failed ?? [], diagnostics: outcome.diagnostics.of(.error))
    }

    /// The first order under which all checks hold.
    private func reach(_ run: CaseRun) -> SceneResult? {
        var run = run
        for number in 0..<ObservationScene.mostOrders {
            run.order = number
            let outcome = run.run()
            if number >= OpenOrder.factorial(min(outcome.recognizers, OpenOrder.mostPermuted)) { return nil }
            let observed = Observed(outcome.finding)
            if checks.allSatisfy({ $0.mismatch(in: observed) == nil }) {
                return SceneResult(scene: self, finding: outcome.finding, diagnostics: outcome.diagnostics.of(.error))
            }
        }
        return nil
    }
}

extension Runner {
    /// Runs scenes side by side and returns the results in the order of the scenes.
    public func run(_ scenes: [ObservationScene]) -> [SceneResult] {
        concurrentMap(scenes.count, jobs: jobs) { scenes[$0].run() }
    }
}

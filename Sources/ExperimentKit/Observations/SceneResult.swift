import EventTrace

/// What came out of one scene.
public struct SceneResult: Sendable {
    public let scene: ObservationScene
    public let finding: Finding
    /// What was expected and is not so; empty when the engine agrees.
    public let mismatches: [Mismatch]
    /// The author's mistakes.
    public let diagnostics: [Diagnostic]

    public init(scene: ObservationScene, finding: Finding, mismatches: [Mismatch] = [], diagnostics: [Diagnostic] = []) {
        self.scene = scene
        self.finding = finding
        self.mismatches = mismatches
        self.diagnostics = diagnostics
    }

    /// The engine does something else and nobody has said why, or somebody has and it does the same.
    public var isSurprise: Bool { mismatches.isEmpty == (scene.difference != nil) }

    /// What the engine's record has of the lines that the author's code printed; nil where the observation is no log.
    public var log: [LogLine]? {
        for check in scene.checks {
            if case .log(_, let patterns) = check { return finding.trace.log(of: patterns) }
        }
        return nil
    }
}

extension ObservationScene {
    /// Plays the scene in a world of its own.
    public func run() -> SceneResult {
        let experiment = Experiment(
            id: observations.first ?? "scene", title: Text(observations.first ?? "scene"), question: "", stage: stage,
            fileID: location.fileID, line: location.line)
        let (finding, diagnostics) = CaseRun(experiment: experiment, case: experiment.cases[0]).run()
        let observed = Observed(finding)
        return SceneResult(
            scene: self, finding: finding, mismatches: checks.compactMap { $0.mismatch(in: observed) }, diagnostics: diagnostics)
    }
}

extension Runner {
    /// Scenes run side by side; the results come in their order.
    public func run(_ scenes: [ObservationScene]) -> [SceneResult] {
        concurrentMap(scenes.count, jobs: jobs) { scenes[$0].run() }
    }
}

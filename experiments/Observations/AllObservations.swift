import ExperimentKit

extension ObservationCatalogue {
    /// The scenes of all published observations, and the reasons of those that have none.
    public static let all = ObservationCatalogue(
        scenes: ObservationScene.taps + ObservationScene.tapPairs + ObservationScene.buttons + ObservationScene.controls
            + ObservationScene.hitTests + ObservationScene.hitRules + ObservationScene.pipeline)
}

import ExperimentKit
import SampleResults
import Studies

/// What a reader's device has logged of the fourth case of a sample, which differs from it.
enum SampleDevice {
    static func entry(differs: String?) -> FidelityEntry {
        let observation = Observation(
            id: "device-1", topic: Observation.devicesTopic, kind: .device, source: "a reader’s device",
            system: "iOS 18.2, iPhone 15, 2026-11-23",
            setup: "", stimulus: "", lines: ["level_3.touchesBegan"], confidence: .high, experiment: "HitTestTouch")
        let scene = ObservationScene("device-1", differs: differs, checks: []) { _ in }
        let mismatch = Mismatch(expected: .log(["level_3.touchesBegan"]), seen: .log(["level_3.hitTest"], partsAt: 1))
        return FidelityEntry(
            observation: observation, results: [SceneResult(scene: scene, finding: Sample.climb.findings[3], mismatches: [mismatch])])
    }
}

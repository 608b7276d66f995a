import ExperimentKit
import Experiments
import Testing

struct SceneTests {
    @Test func `every scene plays and agrees, or says why not`() {
        for result in Runner(jobs: 2).run(ObservationCatalogue.all.scenes) {
            let ids = result.scene.observations
            #expect(result.diagnostics.isEmpty, "\(ids)")
            if result.scene.difference == nil {
                for mismatch in result.mismatches {
                    Issue.record("\(result.scene.location) \(ids)\nexpected \(mismatch.expected.english)\nseen \(mismatch.seen.english)")
                }
            } else {
                #expect(!result.mismatches.isEmpty, "\(ids) agree now")
            }
        }
    }
}

import ExperimentKit
import ObservedExperiments
import Studies
import Testing

/// Code of experiments and scenes captures the stage and its views strongly; the stage releases both when the run is over.
struct NothingAliveTests {
    @Test func `an experiment leaves nothing alive`() {
        for run in AllResults.survivors {
            #expect(run.watched > 0, "\(run.experiment)")
            #expect(run.alive == [], "\(run.experiment)")
        }
    }

    @Test func `scenes leave nothing alive`() {
        for scene in ObservationCatalogue.all.scenes {
            let witnesses = Witnesses()
            _ = ObservationScene(
                scene.observations.first ?? "", checks: scene.checks,
                stage: { stage in
                    scene.stage(stage)
                    witnesses.watch(stage)
                    stage.script.at(1000) { witnesses.watch(stage) }
                }
            ).run()
            #expect(witnesses.count > 0)
            #expect(witnesses.survivors.isEmpty, "\(scene.observations) at \(scene.location)")
        }
    }
}

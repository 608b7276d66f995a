import ExperimentKit
import Experiments
import ObservedExperiments
import Testing
import UIKit

/// Code of experiments and scenes captures the stage and its views strongly; the stage releases both when the run is over.
struct NothingAliveTests {
    @Test(arguments: allExperiments.indices)
    func `an experiment leaves nothing alive`(index: Int) {
        let experiment = allExperiments[index]
        let witnesses = Witnesses()
        _ = Runner().run(
            Experiment(
                id: experiment.id, title: experiment.title, question: "", variables: experiment.variables, excluding: experiment.exclusion,
                stage: { stage in
                    experiment.stage(stage)
                    witnesses.watch(stage)
                },
                script: { stage in
                    experiment.script?(stage)
                    stage.script.at(1000) { witnesses.watch(stage) }
                }))
        #expect(witnesses.count > 0)
        #expect(witnesses.survivors.isEmpty, "\(experiment.id)")
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

/// Sees whether a stage and what stands on it are still alive, without keeping them so. One run at a time writes into it.
private final class Witnesses: @unchecked Sendable {
    private struct Witness {
        let kind: String
        weak var object: AnyObject?
    }

    private var witnesses: [Witness] = []

    var count: Int { witnesses.count }
    var survivors: [String] { witnesses.filter { $0.object != nil }.map { $0.kind } }

    /// The stage, and all windows with their controllers, views and recognizers.
    func watch(_ stage: Stage) {
        add(stage)
        for window in stage.application.windows { watch(window) }
    }

    private func watch(_ view: UIView) {
        add(view)
        if let controller = view.next as? UIViewController { add(controller) }
        for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
        for child in view.subviews { watch(child) }
    }

    private func add(_ object: AnyObject) { witnesses.append(Witness(kind: "\(type(of: object))", object: object)) }
}

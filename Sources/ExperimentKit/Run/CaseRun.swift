import EventTrace
import UIKit

/// One case: a world of its own, the stage set up in it, the script played.
struct CaseRun {
    /// Seconds of virtual time that the world goes on after the script, for what still comes due.
    static let settling = 60.0

    let experiment: Experiment
    let `case`: Case

    /// What was recorded, and the author's mistakes that showed.
    func run() -> (finding: Finding, diagnostics: [Diagnostic]) {
        let simulation = Simulation()
        return withExtendedLifetime(simulation) {
            let stage = simulation.perform { setUp(in: simulation) }
            defer { simulation.perform { stage.tearDown() } }
            return play(stage, in: simulation)
        }
    }

    private func play(_ stage: Stage, in simulation: Simulation) -> (finding: Finding, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let stimuli = simulation.perform { stage.script.stimuli(diagnostics: &diagnostics) { stage.find($0) } }
        let snapshot = simulation.perform { StageSnapshot(stage) }
        // A script that cannot be played is not played in part.
        if diagnostics.isEmpty { Player(simulation).play(stimuli) }
        let trace = simulation.recorder.trace
        let record = simulation.perform {
            snapshot.record(stage, trace, paths: FingerPath.paths(of: stimuli), duration: stimuli.last?.time ?? 0)
        }
        return (Finding(case: `case`, trace: trace, stage: record), stage.diagnostics + diagnostics)
    }

    private func setUp(in simulation: Simulation) -> Stage {
        let stage = Stage(experiment, `case`, simulation)
        experiment.stage(stage)
        stage.window.layoutIfNeeded()
        experiment.script?(stage)
        return stage
    }
}

extension Stage {
    func find(_ place: Place) -> Spot? {
        switch place {
        case .window(let spot): spot
        case .named(let name, let spot): view(named: name)?.spotOnScreen(spot)
        case .view(let view, let spot): view.spotOnScreen(spot)
        }
    }
}

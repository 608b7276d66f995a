import UIKit

/// How one world is set up and played: what an experiment and the scene of an observation have in common.
struct Staging: Sendable {
    /// Names it in diagnostics.
    let id: String
    let variables: [AnyVariable]
    let location: Location
    /// Sets up the views; may also write the script.
    let stage: @Sendable (Stage) -> Void
    /// Writes the script, once the stage is on screen.
    let script: (@Sendable (Stage) -> Void)?

    /// The stage of a case, with its script written. Runs in the simulation.
    func setUp(_ case: Case, in simulation: Simulation) -> Stage {
        let stage = Stage(self, `case`, simulation)
        self.stage(stage)
        stage.window.layoutIfNeeded()
        script?(stage)
        return stage
    }
}

extension Experiment {
    var staging: Staging { Staging(id: id, variables: variables, location: location, stage: stage, script: script) }
}

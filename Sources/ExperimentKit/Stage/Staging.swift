import UIKit

/// The setting up and playing of one world, common to experiments and scenes of observations.
package struct Staging: Sendable {
    /// The name in diagnostics.
    package let id: String
    package let variables: [AnyVariable]
    package let location: Location
    /// Sets up the views; may also write the script.
    package let stage: @Sendable (Stage) -> Void
    /// Writes the script, after the stage is on screen.
    package let script: (@Sendable (Stage) -> Void)?

    package init(
        id: String, variables: [AnyVariable], location: Location, stage: @escaping @Sendable (Stage) -> Void,
        script: (@Sendable (Stage) -> Void)?
    ) {
        self.id = id
        self.variables = variables
        self.location = location
        self.stage = stage
        self.script = script
    }

    /// The stage of a case with its script. Runs in the simulation.
    package func setUp(_ case: Case, in simulation: Simulation) -> Stage {
        let stage = Stage(self, `case`, simulation)
        self.stage(stage)
        stage.window.layoutIfNeeded()
        script?(stage)
        return stage
    }
}

extension Experiment {
    package var staging: Staging { Staging(id: id, variables: variables, location: location, stage: stage, script: script) }
}

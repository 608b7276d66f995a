import EventTrace
import ExperimentKit
import Studies
import UIKit

/// One run of a world.
package struct WorldRun {
    /// Seconds of virtual time that the world continues after its script: timers of recognizers end within two.
    static let settling = 3.0
    /// The number of entries after which a run ends.
    static let mostEntries = 20_000

    package let trace: Trace
    /// The number of recognizers that received touches.
    let recognizers: Int

    package init(_ world: World, _ family: WorldFamily, order: Int = 0, ablation: Ablation? = nil) {
        let simulation = Simulation(ablation: ablation)
        simulation.openOrder = OpenOrder(order)
        if !simulation.bounds.isExpected { simulation.bounds.entries = WorldRun.mostEntries }
        let staging = Staging(
            id: family.name, variables: [], location: WorldRun.nowhere, stage: { world.setUp($0, family.bystanders) }, script: nil)
        (trace, recognizers) = withExtendedLifetime(simulation) {
            let stage = simulation.perform { staging.setUp(WorldRun.onlyCase, in: simulation) }
            defer { simulation.perform { stage.tearDown() } }
            var diagnostics: [Diagnostic] = []
            let stimuli = simulation.perform { stage.stimuli(&diagnostics) }
            precondition(diagnostics.of(.error).isEmpty, "a world of \(family.name) cannot be played: \(diagnostics)")
            Player(simulation).play(stimuli, settling: WorldRun.settling)
            return (simulation.recorder.trace, simulation.openOrder.count)
        }
    }

    private static let onlyCase = Case(index: 0, variables: [], values: [])
    private static let nowhere = Location(fileID: "Laws", line: 1)
}

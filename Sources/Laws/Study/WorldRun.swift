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
    /// The order of recognizers that UIKit leaves open, after the run.
    private let order: OpenOrder

    package init(_ world: World, _ family: WorldFamily, order: OpenOrder = OpenOrder(), ablation: Ablation? = nil) {
        let simulation = Simulation(ablation: ablation)
        simulation.openOrder = order
        if !simulation.bounds.isExpected { simulation.bounds.entries = WorldRun.mostEntries }
        let staging = Staging(
            id: family.name, variables: [], location: WorldRun.nowhere, stage: { world.setUp($0, family.bystanders) }, script: nil)
        (trace, self.order) = withExtendedLifetime(simulation) {
            let stage = simulation.perform { staging.setUp(WorldRun.onlyCase, in: simulation) }
            defer { simulation.perform { stage.tearDown() } }
            var diagnostics: [Diagnostic] = []
            let stimuli = simulation.perform { stage.stimuli(&diagnostics) }
            precondition(diagnostics.of(.error).isEmpty, "a world of \(family.name) cannot be played: \(diagnostics)")
            Player(simulation).play(stimuli, settling: WorldRun.settling)
            return (simulation.recorder.trace.keepingTokens(), simulation.openOrder)
        }
    }

    /// A run under each order that UIKit leaves open, the default first.
    ///
    /// Only recognizers whose order can show change places; if another order shows more of them, all change places. Where a rule is switched
    /// off, nothing is known of who can show, and all change places too.
    package static func underEachOrder(_ world: World, _ family: WorldFamily, ablation: Ablation? = nil) -> [WorldRun] {
        let first = WorldRun(world, family, ablation: ablation)
        let visible = first.order.visible
        let isCertain = ablation == nil && visible.count <= OpenOrder.mostPermuted
        guard isCertain else { return [first] + underAllOrders(world, family, first, ablation) }
        var runs = [first]
        for number in OrderChoices(ofRecognizers: visible.count).numbers {
            let run = WorldRun(world, family, order: OpenOrder(number, among: visible))
            guard run.order.visible.allSatisfy({ visible.contains($0) }) else {
                return [first] + underAllOrders(world, family, first, ablation)
            }
            runs.append(run)
        }
        return runs
    }

    /// A run under each order of all recognizers but the default.
    package static func underAllOrders(_ world: World, _ family: WorldFamily, _ first: WorldRun, _ ablation: Ablation?) -> [WorldRun] {
        OrderChoices(ofRecognizers: first.order.count).numbers.map {
            WorldRun(world, family, order: OpenOrder($0), ablation: ablation)
        }
    }

    private static let onlyCase = Case(index: 0, variables: [], values: [])
    private static let nowhere = Location(fileID: "Laws", line: 1)
}

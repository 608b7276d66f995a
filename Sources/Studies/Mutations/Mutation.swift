import ExperimentKit
import UIKit

/// One thing changed in an experiment, or in the engine that it runs on, to see which claims notice.
struct Mutation {
    /// A name that is unique in the mutation's experiment and the same in all cases.
    let name: String
    let effect: Effect

    enum Effect {
        case engine(EngineChange)
        /// Changes the stage when it is complete and the script is written.
        case stage((Stage) -> Void)
        /// Changes the script as single inputs.
        case script(([Stimulus]) -> [Stimulus])
        #if !hasFeature(Embedded)
            case method(ClientOverride)
        #endif
    }

    var kind: MutationKind {
        switch effect {
        case .engine: .engine
        case .stage: .stage
        case .script: .script
        #if !hasFeature(Embedded)
            case .method: .method
        #endif
        }
    }
}

extension Mutation {
    /// The mutations of every number and default of the engine.
    static var ofEngine: [Mutation] { EngineChange.all.map { Mutation(name: $0.name, effect: .engine($0)) } }

    func prepare(_ simulation: Simulation) {
        simulation.bounds = .ofChangedRun
        if case .engine(let change) = effect { change.apply(to: simulation) }
    }

    func change(_ stage: Stage) {
        if case .stage(let change) = effect { change(stage) }
    }

    func changed(_ stimuli: [Stimulus]) -> [Stimulus] {
        if case .script(let change) = effect { change(stimuli) } else { stimuli }
    }

    /// Runs `body` with the mutation in force, if it affects the whole process and not one run.
    func whileInForce<Result>(_ body: () -> Result) -> Result {
        #if !hasFeature(Embedded)
            if case .method(let override) = effect { return override.whileTakenAway(body) }
        #endif
        return body()
    }
}

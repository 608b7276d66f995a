import ExperimentKit
import UIKit

/// The mutations of one stage, one thing at a time.
enum StageMutations {
    static func all(on stage: Stage) -> [Mutation] {
        ObjectChange.mutations(of: ObjectChange.ofViews, on: stage) { $0 as? UIView }
            + ObjectChange.mutations(of: ObjectChange.ofScrollViews, on: stage) { $0 as? UIScrollView }
            + ObjectChange.mutations(of: ObjectChange.ofControls, on: stage) { $0 as? UIControl }
            + ObjectChange.mutations(of: ObjectChange.ofRecognizers, on: stage) { $0 as? UIGestureRecognizer }
            + ObjectChange.mutations(of: ObjectChange.ofTaps, on: stage) { $0 as? UITapGestureRecognizer }
            + ObjectChange.mutations(of: ObjectChange.ofLongPresses, on: stage) { $0 as? UILongPressGestureRecognizer }
            + ObjectChange.mutations(of: ObjectChange.ofPans, on: stage) { $0 as? UIPanGestureRecognizer }
            + ObjectChange.mutations(of: ObjectChange.ofSwipes, on: stage) { $0 as? UISwipeGestureRecognizer }
            + ClassExchange.mutations(on: stage) + inputs(of: stage) + methods(of: stage)
    }

    /// The mutations that omit an input that the stage has arranged besides the script, such as a pencil or an interruption.
    private static func inputs(of stage: Stage) -> [Mutation] {
        (0..<stage.simulation.scheduledInputs).map { index in
            Mutation(name: "without input \(index + 1) of the stage", effect: .stage { $0.simulation.cancelInput(index) })
        }
    }

    /// The mutations of each override of each class that has an object on the stage.
    private static func methods(of stage: Stage) -> [Mutation] {
        #if hasFeature(Embedded)
            return []
        #else
            var names: Set<String> = []
            return stage.names.all.flatMap { ClientOverride.all(of: $0.object) }.filter { names.insert($0.name).inserted }.map {
                Mutation(name: "without \($0.name)", effect: .method($0))
            }
        #endif
    }
}

import ExperimentKit
import UIKit

/// Replaces a recognizer of one of the engine's own classes by one of another class: a pan by a long press. The new one has the old one's
/// name, place, delegate and targets.
enum ClassExchange {
    static func mutations(on stage: Stage) -> [Mutation] {
        stage.namesOfExperiment.flatMap { name, object in
            standIns(for: object).map { standIn in
                Mutation(name: "\(name): a \(standIn.name) in its place", effect: .stage { exchange(name, standIn.make(), on: $0) })
            }
        }
    }

    private typealias StandIn = (name: String, make: () -> UIGestureRecognizer)

    /// The classes to exchange the object for; empty for a recognizer of the experiment's own class, which is there for a reason.
    private static func standIns(for object: AnyObject) -> [StandIn] {
        let tap: StandIn = ("tap", { UITapGestureRecognizer() })
        let pan: StandIn = ("pan", { UIPanGestureRecognizer() })
        let longPress: StandIn = ("long press", { UILongPressGestureRecognizer() })
        let pinch: StandIn = ("pinch", { UIPinchGestureRecognizer() })
        let rotation: StandIn = ("rotation", { UIRotationGestureRecognizer() })
        guard let recognizer = object as? UIGestureRecognizer, recognizer.isOfEngineClass else { return [] }
        if recognizer is UITapGestureRecognizer { return [longPress] }
        if recognizer is UILongPressGestureRecognizer { return [pan, tap] }
        if recognizer is UIPanGestureRecognizer { return [longPress] }
        if recognizer is UISwipeGestureRecognizer { return [tap] }
        if recognizer is UIPinchGestureRecognizer { return [rotation] }
        return recognizer is UIRotationGestureRecognizer ? [pinch] : []
    }

    private static func exchange(_ name: String, _ new: UIGestureRecognizer, on stage: Stage) {
        guard let old = stage.names.object(named: name) as? UIGestureRecognizer else { return }
        new.takePlace(of: old)
        for case let other as UIGestureRecognizer in stage.names.all.map({ $0.object }) {
            other.failureRequirements = other.failureRequirements.map { $0 === old ? new : $0 }
        }
        stage.rename(new, name)
    }
}

import UIKit

/// A recognizer of one of the engine's own classes gives its name, place, delegate and targets to one of another class: a pan for a long press.
enum ClassExchange {
    static func mutations(on stage: Stage) -> [Mutation] {
        stage.namesOfExperiment.flatMap { name, object in
            standIns(for: object).map { standIn in
                Mutation(name: "\(name): a \(standIn.name) in its place", effect: .stage { exchange(name, standIn.make(), on: $0) })
            }
        }
    }

    private typealias StandIn = (name: String, make: () -> UIGestureRecognizer)

    /// None for one of a class of the experiment's, which has its reasons.
    private static func standIns(for object: AnyObject) -> [StandIn] {
        let tap: StandIn = ("tap", { UITapGestureRecognizer() })
        let pan: StandIn = ("pan", { UIPanGestureRecognizer() })
        let longPress: StandIn = ("long press", { UILongPressGestureRecognizer() })
        let pinch: StandIn = ("pinch", { UIPinchGestureRecognizer() })
        let rotation: StandIn = ("rotation", { UIRotationGestureRecognizer() })
        let rows: [(UIGestureRecognizer.Type, [StandIn])] = [
            (UITapGestureRecognizer.self, [longPress]), (UILongPressGestureRecognizer.self, [pan, tap]),
            (UIPanGestureRecognizer.self, [longPress]), (UISwipeGestureRecognizer.self, [tap]), (UIPinchGestureRecognizer.self, [rotation]),
            (UIRotationGestureRecognizer.self, [pinch]),
        ]
        guard let recognizer = object as? UIGestureRecognizer else { return [] }
        return rows.first { type(of: recognizer) == $0.0 }?.1 ?? []
    }

    private static func exchange(_ name: String, _ new: UIGestureRecognizer, on stage: Stage) {
        guard let old = stage.names.object(named: name) as? UIGestureRecognizer else { return }
        new.takePlace(of: old)
        for case let other as UIGestureRecognizer in stage.names.all.map(\.object) {
            other.failureRequirements = other.failureRequirements.map { $0 === old ? new : $0 }
        }
        stage.rename(new, name)
    }
}

import ExperimentKit

/// A change to an object on the stage: `isHidden flipped`.
struct ObjectChange<Object: AnyObject> {
    let name: String
    /// Whether the object has the property or relation that is changed.
    let isPossible: (Object) -> Bool
    let apply: (Object) -> Void

    init(_ name: String, if isPossible: @escaping (Object) -> Bool = { _ in true }, _ apply: @escaping (Object) -> Void) {
        self.name = name
        self.isPossible = isPossible
        self.apply = apply
    }

    /// Inverts a flag, and leaves it alone if the stage has set it.
    static func flag(
        _ name: String, default: Bool, _ get: @escaping (Object) -> Bool, _ set: @escaping (Object, Bool) -> Void
    ) -> [ObjectChange] {
        [
            ObjectChange("\(name) flipped") { set($0, !get($0)) },
            ObjectChange("\(name) left alone", if: { get($0) != `default` }) { set($0, `default`) },
        ]
    }

    /// The mutations of all objects of this class that the experiment has named.
    static func mutations(of changes: [ObjectChange], on stage: Stage, _ cast: @escaping (AnyObject) -> Object?) -> [Mutation] {
        stage.namesOfExperiment.flatMap { name, object -> [Mutation] in
            guard let object = cast(object) else { return [] }
            return changes.filter { $0.isPossible(object) }.map { change in
                Mutation(
                    name: "\(name): \(change.name)",
                    effect: .stage { stage in
                        if let object = stage.names.object(named: name).flatMap(cast), change.isPossible(object) { change.apply(object) }
                    })
            }
        }
    }
}

extension Stage {
    /// The objects that the experiment has named, without the ones that every stage has.
    var namesOfExperiment: [(name: String, object: AnyObject)] { names.all.filter { !Stage.ownNames.contains($0.name) } }
}

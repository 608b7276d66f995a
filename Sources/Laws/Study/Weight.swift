/// The size of a world as a counterexample: fewer views count first, then recognizers, changes, flags, classes, gesture and version.
package struct Weight: Comparable, Hashable {
    package let parts: [Int]

    init(_ world: World, in family: WorldFamily) {
        let classes = world.views.reduce(0) { $0 + (family.views.firstIndex(of: $1) ?? 0) }
        let options = world.recognizers.reduce(0) { $0 + $1.option.distance }
        let kinds = world.recognizers.reduce(0) { sum, recognizer in
            sum + (family.recognizers.firstIndex { $0.kind == recognizer.option.kind } ?? 0)
        }
        parts = [
            world.size, world.recognizers.count, world.change == .nothing ? 0 : 1, options + (world.requirement == .none ? 0 : 1), classes,
            kinds, family.gestures.firstIndex(of: world.gesture) ?? 0, family.versions.firstIndex(of: world.systemVersion) ?? 0,
            world.recognizers.reduce(0) { $0 + $1.view },
        ]
    }

    package static func < (left: Weight, right: Weight) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

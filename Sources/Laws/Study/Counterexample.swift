/// A world in which a law fails.
public struct Counterexample: Hashable, Sendable {
    public let world: World
    /// The number of the world among those of its size.
    public let number: Int
    package let weight: Weight

    init(_ world: World, number: Int, in family: WorldFamily) {
        self.world = world
        self.number = number
        weight = Weight(world, in: family)
    }

    static func isSmaller(_ left: Counterexample, _ right: Counterexample) -> Bool {
        left.weight == right.weight ? (left.world.size, left.number) < (right.world.size, right.number) : left.weight < right.weight
    }
}

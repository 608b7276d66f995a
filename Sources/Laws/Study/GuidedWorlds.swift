import EventTrace
import Studies

/// Worlds of a row in an order that looks random: for rows that are too long to be tried world by world.
///
/// Worlds come in blocks, each from a seed of its own, so that a world depends on those before it in its block only. In a block every
/// second world is a known one that asked for new pairs of rules, with parts of another in place of its own.
package struct GuidedWorlds {
    /// The number of worlds of a block.
    package static let block = 256

    private let row: WorldRow
    private var numbers: SeededNumbers
    private var pool: [World] = []
    private var isGuided = false
    /// What worlds of the block have asked for.
    package private(set) var coverage = RuleCoverage()

    /// The block of this index.
    package init(_ row: WorldRow, seed: Int, block index: Int) {
        self.row = row
        numbers = SeededNumbers(seed: UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(index))
    }

    /// The next world, and its number among those of its size.
    package mutating func next() -> (world: World, number: Int) {
        isGuided.toggle()
        let random = row.world(at: numbers.below(row.count))
        guard !isGuided, !pool.isEmpty else { return random }
        let known = pool[numbers.below(pool.count)]
        let crossed = cross(known, random.world)
        return row.family.number(of: crossed).map { (crossed, $0) } ?? random
    }

    /// Takes notice of the rules that the last world asked for.
    package mutating func note(_ world: World, _ asked: Set<RuleID>) {
        if coverage.add(asked) > 0 { pool.append(world) }
    }

    /// The first world with some parts of the second.
    private mutating func cross(_ world: World, _ other: World) -> World {
        var crossed = world
        let choice = numbers.below(31) + 1
        if choice & 1 > 0 { crossed.gesture = other.gesture }
        if choice & 2 > 0 { crossed.systemVersion = other.systemVersion }
        if choice & 4 > 0, world.recognizers.count == other.recognizers.count {
            for place in crossed.recognizers.indices { crossed.recognizers[place].option = other.recognizers[place].option }
        }
        if choice & 8 > 0 { (crossed.requirement, crossed.change) = (other.requirement, other.change) }
        if choice & 16 > 0 { for place in 0..<min(crossed.views.count, other.views.count) { crossed.views[place] = other.views[place] } }
        return crossed
    }
}

/// The outcomes of a law in a range of worlds: numbers that add up, and the smallest counterexample.
public struct Tally: Hashable, Sendable {
    /// The number of worlds that were tried.
    public internal(set) var worlds = 0
    /// The number of worlds that the law is not about.
    public internal(set) var notSelected = 0
    public internal(set) var holding = 0
    /// The number of worlds that say nothing about the law.
    public internal(set) var vacuous = 0
    /// The number of worlds in which the outcome depends on an order that UIKit leaves open.
    public internal(set) var open = 0
    public internal(set) var failing = 0
    /// The smallest of the worlds in which the law fails.
    public internal(set) var smallest: Counterexample?

    public init() {}

    mutating func add(_ judgement: WorldJudgement) {
        worlds += 1
        switch judgement {
        case .notSelected: notSelected += 1
        case .holds: holding += 1
        case .vacuous: vacuous += 1
        case .open: open += 1
        case .fails: failing += 1
        }
    }

    /// Adds the outcome of this world, and notes the world if the law fails in it.
    package mutating func add(_ judgement: WorldJudgement, of world: World, number: Int, in family: WorldFamily) {
        add(judgement)
        if judgement.isFailure { note(Counterexample(world, number: number, in: family)) }
    }

    mutating func note(_ counterexample: Counterexample) {
        if let smallest, !Counterexample.isSmaller(counterexample, smallest) { return }
        smallest = counterexample
    }

    /// Adds the outcomes of another range.
    public mutating func add(_ other: Tally) {
        worlds += other.worlds
        notSelected += other.notSelected
        holding += other.holding
        vacuous += other.vacuous
        open += other.open
        failing += other.failing
        if let smallest = other.smallest { note(smallest) }
    }

    /// Whether some world supports the law, and none contradicts it or leaves it open.
    public var holds: Bool { failing == 0 && open == 0 && holding > 0 }
}

import EventTrace
import ExperimentKit

/// The verdict on a law as numbers and names, to be committed and compared.
public struct LawRecord: Hashable, Sendable {
    public enum Standing: String, Hashable, Sendable {
        /// The law holds in every world that says something about it, and there is one.
        case holds
        case fails
        /// The law depends on an order that UIKit leaves open.
        case open
        /// No world says anything about the law.
        case vacuous
    }

    public let law: String
    /// The largest size of the worlds, and their number.
    public let size: Int
    public let worlds: Int
    /// The numbers of worlds that the law is not about, in which it holds, that say nothing, in which it is open, in which it fails.
    public let notSelected: Int
    public let holding: Int
    public let vacuous: Int
    public let open: Int
    public let failing: Int
    /// The name of the smallest world in which the law fails.
    public let smallest: String?
    public let boundary: Boundary?
    /// See `LawVerdict.rules`.
    public let rules: [RuleID]

    public init(
        law: String, size: Int, worlds: Int, notSelected: Int, holding: Int, vacuous: Int, open: Int, failing: Int, smallest: String?,
        boundary: Boundary?, rules: [RuleID]
    ) {
        self.law = law
        self.size = size
        self.worlds = worlds
        self.notSelected = notSelected
        self.holding = holding
        self.vacuous = vacuous
        self.open = open
        self.failing = failing
        self.smallest = smallest
        self.boundary = boundary
        self.rules = rules
    }

    public init(_ verdict: LawVerdict) {
        let tally = verdict.tally
        self.init(
            law: verdict.law.id, size: verdict.size, worlds: tally.worlds, notSelected: tally.notSelected, holding: tally.holding,
            vacuous: tally.vacuous, open: tally.open, failing: tally.failing,
            smallest: tally.smallest.map { "\(verdict.law.family.name)/\($0.world.size)/\($0.number)" }, boundary: verdict.boundary,
            rules: verdict.rules)
    }

    public var standing: Standing {
        if failing > 0 { return .fails }
        if open > 0 { return .open }
        return holding > 0 ? .holds : .vacuous
    }

    /// Whether no absent rule breaks the law although it holds: it then says nothing about a rule of the engine.
    public var isEmpty: Bool { standing == .holds && rules.isEmpty }

    /// Whether the counts are those of the tally of every world.
    public func agrees(with tally: Tally, in family: WorldFamily) -> Bool {
        worlds == tally.worlds && notSelected == tally.notSelected && holding == tally.holding && vacuous == tally.vacuous
            && open == tally.open && failing == tally.failing
            && smallest == tally.smallest.map { "\(family.name)/\($0.world.size)/\($0.number)" }
    }
}

extension Law {
    /// The world of this name, `taps/3/1204`; nil if the law's family has none of it.
    public func world(named name: String) -> World? {
        let parts = name.split(separator: "/").map { String($0) }
        guard parts.count == 3, parts[0] == family.name, let size = Int(parts[1]), (1...64).contains(size), let number = Int(parts[2]),
            number >= 0, let count = family.count(size: size), number < count
        else { return nil }
        return family.world(size: size, number: number)
    }

    /// The context of the words for parts of worlds.
    public static let featureContext = "world"

    /// Whether the law compares each world with a partner.
    public var comparesWorlds: Bool {
        if case .sameCalls = test { true } else { false }
    }

    /// Whether the law fails in this world.
    public func fails(in world: World) -> Bool { judgement(of: world).isFailure }

    /// The features of the law's worlds as variables, by which boundaries are described.
    public var features: [AnyVariable] { Features(family).variables }

    /// Mistakes of a list of laws: ids that two have, families of one name that differ.
    public static func mistakes(of laws: [Law]) -> [Diagnostic] {
        var (ids, found): (Set<String>, [Diagnostic]) = ([], [])
        for law in laws where !ids.insert(law.id).inserted {
            found.append(
                Diagnostic(law.location, "'\(law.id)' is the id of another law", remedy: "Give it an id of its own."))
        }
        return found
    }
}

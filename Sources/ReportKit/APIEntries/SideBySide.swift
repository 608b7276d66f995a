import EventTrace
import ExperimentKit

/// Two cases of one experiment that differ in one variable only and have different orderings.
public struct SideBySide: Sendable {
    /// One of the two.
    public struct Side: Sendable {
        public let value: Value
        public let finding: Finding
        public let group: OrderingGroup
        /// How many of its other values differ from the defaults.
        let distance: Int
    }

    public let result: ExperimentResult
    public let variable: AnyVariable
    /// Of a flag where it is off.
    public let left: Side
    /// Of a flag where it is on.
    public let right: Side

    /// The shortest pair, of those the one nearest to the defaults, preferably with calls on both sides; nil where the variable never matters.
    /// O(cases × values).
    init?(_ variable: AnyVariable, in result: ExperimentResult) {
        var groups: [Int: OrderingGroup] = [:]
        for group in result.groups { for index in group.cases { groups[index] = group } }
        var rest: [[Value]: [Side]] = [:]
        for finding in result.findings {
            let item = finding.case
            guard let position = item.variables.firstIndex(of: variable), let group = groups[item.index] else { continue }
            var others = item.values
            let value = others.remove(at: position)
            let distance = item.distanceFromDefaults - (value == variable.domain.first ? 0 : 1)
            rest[others, default: []].append(Side(value: value, finding: finding, group: group, distance: distance))
        }
        let pairs = rest.values.flatMap(SideBySide.pairs)
        guard let best = pairs.min(by: { SideBySide.rank($0).lexicographicallyPrecedes(SideBySide.rank($1)) }) else { return nil }
        let isTurned = best.0.value == .flag(true) && best.1.value == .flag(false)
        self.result = result
        self.variable = variable
        (left, right) = isTurned ? (best.1, best.0) : best
    }

    private static func pairs(_ sides: [Side]) -> [(Side, Side)] {
        sides.indices.flatMap { first in
            sides[(first + 1)...].filter { $0.group.index != sides[first].group.index }.map { (sides[first], $0) }
        }
    }

    private static func rank(_ pair: (Side, Side)) -> [Int] {
        let lengths = [pair.0.group.ordering.count, pair.1.group.ordering.count]
        return [
            lengths.contains(0) ? 1 : 0, lengths[0] + lengths[1], pair.0.distance, pair.0.finding.case.index, pair.1.finding.case.index,
        ]
    }

    /// Shorter orderings come first.
    var rank: [Int] { SideBySide.rank((left, right)) }
}

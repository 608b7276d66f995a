import EventTrace
import ExperimentKit
import Studies

/// Two cases of one experiment that differ in one variable only and have different orderings.
public struct SideBySide: Sendable {
    /// One of the two cases.
    public struct Side: Sendable {
        public let value: Value
        public let finding: Finding
        public let group: OrderingGroup
        /// The number of other values that differ from the defaults.
        let distance: Int
    }

    public let result: ExperimentResult
    public let variable: AnyVariable
    /// For a flag, the case in which it is off.
    public let left: Side
    /// For a flag, the case in which it is on.
    public let right: Side

    /// Ranks comparisons: those that show the effect come first, then fewer touches, then shorter orderings.
    let rank: [Int]

    /// Chooses the best pair of cases; nil if the variable never matters.
    ///
    /// Pairs whose difference in calls shows the effect come first, then those with calls on both sides, then those with few touches, then short
    /// ones, then those near the defaults. O(cases × values).
    init?(_ variable: AnyVariable, in result: ExperimentResult, showing isEffect: ([Call]) -> Bool = { _ in true }) {
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
        var known: [[Int]: Bool] = [:]
        let ranked = rest.values.flatMap(SideBySide.pairs).map { pair -> (pair: (Side, Side), rank: [Int]) in
            let key = [pair.0.group.index, pair.1.group.index]
            let isShown = known[key] ?? isEffect(SideBySide.differences(pair))
            known[key] = isShown
            return (pair, [isShown ? 0 : 1] + SideBySide.rank(pair))
        }
        guard let best = ranked.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) else { return nil }
        let isTurned = best.pair.0.value == .flag(true) && best.pair.1.value == .flag(false)
        self.result = result
        self.variable = variable
        rank = best.rank
        (left, right) = isTurned ? (best.pair.1, best.pair.0) : best.pair
    }

    private static func pairs(_ sides: [Side]) -> [(Side, Side)] {
        sides.indices.flatMap { first in
            sides[(first + 1)...].filter { $0.group.index != sides[first].group.index }.map { (sides[first], $0) }
        }
    }

    /// The calls that one of the two cases has and the other lacks.
    private static func differences(_ pair: (Side, Side)) -> [Call] {
        let (left, right) = (pair.0.group.ordering, pair.1.group.ordering)
        let (ofLeft, ofRight) = (Set(left.map(\.token)), Set(right.map(\.token)))
        return left.filter { !ofRight.contains($0.token) } + right.filter { !ofLeft.contains($0.token) }
    }

    private static func rank(_ pair: (Side, Side)) -> [Int] {
        let lengths = [pair.0.group.ordering.count, pair.1.group.ordering.count]
        let fingers = pair.0.finding.stage.paths.count + pair.1.finding.stage.paths.count
        return [
            lengths.contains(0) ? 1 : 0, fingers, lengths[0] + lengths[1], pair.0.distance, pair.0.finding.case.index,
            pair.1.finding.case.index,
        ]
    }

    /// The values that both cases share; nil if nothing else varies.
    public var rest: Case? {
        let item = left.finding.case
        let others = item.variables.indices.filter { item.variables[$0] != variable }
        guard !others.isEmpty else { return nil }
        return Case(index: item.index, variables: others.map { item.variables[$0] }, values: others.map { item.values[$0] })
    }
}

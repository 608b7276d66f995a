import ExperimentKit
import Studies

/// The names of a result's orderings, each different from the others.
///
/// An ordering is named by its condition, unless the condition is long or offers alternatives; then by the values of its only case, by what
/// this case has otherwise than the base case, or by the outcomes that no other ordering has. What remains is the base case's, or is named by
/// what its case nearest to the base has otherwise, or by its rarest outcome, and by its cases, by their number where they are many; if several
/// orderings would have one name, each also by what selects its cases among theirs.
public struct GroupNames: Sendable {
    /// The longest words over a column.
    private static let mostInHead = 56

    /// The most cases that a name numbers one by one.
    private static let mostNumbered = 4

    private static func isShort(_ name: String) -> Bool { name.unicodeScalars.count <= mostInHead }

    private let names: [String]
    private let wording: Wording

    /// O(groups × outcomes² × cases).
    public init(_ result: ExperimentResult, _ wording: Wording) {
        self.wording = wording
        guard result.groups.count > 1 else {
            names = result.groups.map { _ in wording.say(.everyOrdering) }
            return
        }
        let naming = Naming(result: result, wording: wording)
        let exact = result.groups.map { naming.exact($0) }
        let base = CaseDifferences.base(of: result).flatMap { result.group(ofCase: $0.case.index) }
        let rarest = zip(result.groups, exact).map { group, name in
            name != nil ? nil : group.index == base?.index ? wording.say(.asTheBase) : naming.nearest(group) ?? naming.rarest(group)
        }
        var words = zip(result.groups, exact).map { group, name in name ?? naming.counted(rarest[group.index], group) }
        for alike in GroupNames.alike(words) where alike.allSatisfy({ exact[$0] == nil }) {
            for index in alike {
                guard let detail = naming.detail(index, among: alike) else { continue }
                let whole = rarest[index].map { "\($0) · \(detail)" } ?? detail
                let name = GroupNames.isShort(whole) ? whole : detail
                words[index] = naming.counted(name, result.groups[index])
            }
        }
        for alike in GroupNames.alike(words) {
            for (number, index) in alike.enumerated() {
                words[index] = wording.say(.numbered, ["words": words[index], "number": "\(number + 1)"])
            }
        }
        names = words
    }

    /// The places of names that stand more than once, each name's together.
    private static func alike(_ names: [String]) -> [[Int]] {
        Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// The name of an ordering of the result.
    public subscript(group: OrderingGroup) -> String { names[group.index] }

    /// Whether the ordering's name ends with the number of its cases.
    public func saysItsCases(_ group: OrderingGroup) -> Bool { names[group.index].hasSuffix(wording.cases(group.cases.count)) }

    private struct Naming {
        let result: ExperimentResult
        let wording: Wording

        /// A name that selects the cases of the group and no others; nil if there is none but a long one.
        func exact(_ group: OrderingGroup) -> String? {
            let condition = group.condition.offersAlternatives ? nil : wording.shortCondition(group.condition)
            return [condition, values(group), changes(group), outcomes(group)].lazy.compactMap { $0 }
                .first(where: GroupNames.isShort)
        }

        private var telling: [AnyVariable] {
            let telling = result.influences.filter { $0.effect != .neverMatters }.map { $0.variable }
            return telling.isEmpty ? result.experiment.variables : telling
        }

        private func onlyCase(_ group: OrderingGroup) -> Case? {
            guard group.cases.count == 1 else { return nil }
            return result.findings.first { $0.case.index == group.cases[0] }?.case
        }

        /// The values of the only case.
        private func values(_ group: OrderingGroup) -> String? { onlyCase(group).map { wording.short($0, of: telling) } }

        /// The values of the only case that are not the base case's: "as the base, but level_3".
        private func changes(_ group: OrderingGroup) -> String? { onlyCase(group).flatMap { changes($0) } }

        private func changes(_ other: Case) -> String? {
            guard let base = CaseDifferences.base(of: result)?.case else { return nil }
            let changed = telling.filter { other[$0] != base[$0] }
            return changed.isEmpty ? wording.say(.asTheBase) : wording.say(.asTheBaseBut, ["values": wording.short(other, of: changed)])
        }

        /// The values by which the group's case nearest to the base case differs from it; nil where the words are long.
        func nearest(_ group: OrderingGroup) -> String? {
            guard let base = CaseDifferences.base(of: result)?.case else { return nil }
            let own = Set(group.cases)
            let cases = result.findings.map(\.case).filter { own.contains($0.index) }
            let nearest = cases.min { one, other in
                let (left, right) = (telling.count { one[$0] != base[$0] }, telling.count { other[$0] != base[$0] })
                return (left, one.index) < (right, other.index)
            }
            return nearest.flatMap { changes($0) }.flatMap { GroupNames.isShort($0) ? $0 : nil }
        }

        /// The fewest outcomes that all cases of the group have together and no other case has.
        private func outcomes(_ group: OrderingGroup) -> String? {
            let own = constant(group)
            let pairs = own.indices.flatMap { first in own.indices.dropFirst(first + 1).map { [own[first], own[$0]] } }
            return (own.map { [$0] } + pairs + [own]).first { !$0.isEmpty && others(than: group, like: $0) == 0 }
                .map { words($0, of: group) }
        }

        /// A name that other cases could have too, with the numbers of the group's cases, or how many the cases are.
        func counted(_ words: String?, _ group: OrderingGroup) -> String {
            let numbers = group.cases.map { "\($0 + 1)" }
            let cases =
                switch numbers.count {
                case 1: wording.say(.numberedCase, ["number": numbers[0]])
                case ...GroupNames.mostNumbered: wording.say(.numberedCases, ["numbers": numbers.joined(separator: ", ")])
                default: wording.say(.manyCases, ["count": "\(numbers.count)"])
                }
            return words.map { "\($0) · \(cases)" } ?? cases
        }

        /// The condition that selects the cases of a group among those of some groups; nil if the condition is long.
        func detail(_ index: Int, among groups: [Int]) -> String? {
            let chosen = Set(result.groups[index].cases)
            guard chosen.count <= Selection.mostCases else { return nil }
            let among = Set(groups.flatMap { result.groups[$0].cases })
            let cases = result.findings.map(\.case).filter { among.contains($0.index) }
            let condition = Selection(result.experiment.variables, cases)
                .alternatives(selecting: cases.indices.filter { chosen.contains(cases[$0].index) })
            let words = wording.shortCondition(condition)
            return GroupNames.isShort(words) ? words : nil
        }

        /// The outcome of all cases of the group that the fewest other cases have, a short one if there is any; nil without one.
        func rarest(_ group: OrderingGroup) -> String? {
            let own = constant(group)
            let counts = own.map { others(than: group, like: [$0]) }
            let names = own.map { words([$0], of: group) }
            let isLong = names.map { GroupNames.isShort($0) ? 0 : 1 }
            return own.indices.min { (isLong[$0], counts[$0], $0) < (isLong[$1], counts[$1], $1) }.map { names[$0] }
        }

        /// The outcomes that have one state in all cases of the group.
        private func constant(_ group: OrderingGroup) -> [OutcomeStates] {
            result.outcomes.filter { found in group.cases.allSatisfy { found.states[$0] == found.states[group.cases[0]] } }
        }

        /// The number of cases outside of the group whose outcomes are the group's.
        private func others(than group: OrderingGroup, like outcomes: [OutcomeStates]) -> Int {
            let inside = Set(group.cases)
            return result.findings.count { finding in
                let index = finding.case.index
                return !inside.contains(index) && outcomes.allSatisfy { $0.states[index] == $0.states[group.cases[0]] }
            }
        }

        private func words(_ outcomes: [OutcomeStates], of group: OrderingGroup) -> String {
            outcomes.map { wording.outcome($0, ofCase: group.cases[0]) }.joined(separator: " · ")
        }
    }
}

extension Condition {
    /// Whether some part offers alternatives of more than one variable.
    fileprivate var offersAlternatives: Bool {
        switch positive {
        case .any(let parts): parts.count > 1 || parts.contains { $0.offersAlternatives }
        case .all(let parts): parts.contains { $0.offersAlternatives }
        case .not(let part): part.offersAlternatives
        case .always, .never, .isOneOf, .named: false
        }
    }
}

import ExperimentKit
import Studies

/// The names of a result's orderings, each different from the others.
///
/// An ordering is named by its condition; if that is long, by the values of its only case or by the outcomes that no other ordering has.
/// What remains is named by its rarest outcome and the number of its cases; if several orderings would have one name, each also by what selects its
/// cases among theirs.
public struct GroupNames: Sendable {
    /// The longest words over a column.
    private static let mostInHead = 56

    private let names: [String]

    /// O(groups × outcomes² × cases).
    public init(_ result: ExperimentResult, _ wording: Wording) {
        guard result.groups.count > 1 else {
            names = result.groups.map { _ in wording.say(.everyOrdering) }
            return
        }
        let naming = Naming(result: result, wording: wording)
        let exact = result.groups.map { naming.exact($0) }
        let isLast = exact.filter { $0 == nil }.count == 1
        let rarest = zip(result.groups, exact).map { group, name in name != nil || isLast ? nil : naming.rarest(group) }
        var words = zip(result.groups, exact).map { group, name in name ?? naming.counted(rarest[group.index], group) }
        for alike in GroupNames.alike(words) where alike.allSatisfy({ exact[$0] == nil }) {
            for index in alike {
                guard let detail = naming.detail(index, among: alike) else { continue }
                let name = rarest[index].map { "\($0) · \(detail)" } ?? detail
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

    private struct Naming {
        let result: ExperimentResult
        let wording: Wording

        /// A name that selects the cases of the group and no others; nil if there is none but a long condition.
        func exact(_ group: OrderingGroup) -> String? {
            let condition = wording.shortCondition(group.condition)
            if condition.unicodeScalars.count <= GroupNames.mostInHead { return condition }
            let names = [values(group), outcomes(group)].compactMap { $0 }
            return names.first { $0.unicodeScalars.count <= GroupNames.mostInHead }
                ?? names.min { $0.unicodeScalars.count < $1.unicodeScalars.count }
        }

        /// The values of the only case.
        private func values(_ group: OrderingGroup) -> String? {
            guard group.cases.count == 1, let finding = result.findings.first(where: { $0.case.index == group.cases[0] }) else {
                return nil
            }
            let telling = result.influences.filter { $0.effect != .neverMatters }.map { $0.variable }
            return wording.short(finding.case, of: telling.isEmpty ? result.experiment.variables : telling)
        }

        /// The fewest outcomes that all cases of the group have together and no other case has.
        private func outcomes(_ group: OrderingGroup) -> String? {
            let own = constant(group)
            let pairs = own.indices.flatMap { first in own.indices.dropFirst(first + 1).map { [own[first], own[$0]] } }
            return (own.map { [$0] } + pairs + [own]).first { !$0.isEmpty && others(than: group, like: $0) == 0 }
                .map { words($0, of: group) }
        }

        /// A name that other cases could have too, with the number of the group's cases.
        func counted(_ words: String?, _ group: OrderingGroup) -> String {
            wording.say(
                .someCases,
                ["words": words ?? wording.say(.otherCases), "count": "\(group.cases.count)", "all": "\(result.findings.count)"])
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
            return words.unicodeScalars.count <= GroupNames.mostInHead ? words : nil
        }

        /// The outcome of all cases of the group that the fewest other cases have; nil without one.
        func rarest(_ group: OrderingGroup) -> String? {
            let own = constant(group)
            let counts = own.map { others(than: group, like: [$0]) }
            return own.indices.min { (counts[$0], $0) < (counts[$1], $1) }.map { words([own[$0]], of: group) }
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

import EventTrace
import ExperimentKit

/// Groups cases by equal orderings.
struct Partition {
    private let observed: [Observed]
    /// The group of each case; groups are numbered in the order of their first cases.
    private let groupOf: [Int]
    private let members: [[Int]]

    init(_ observed: [Observed]) {
        self.observed = observed
        var numbers: [Signature: Int] = [:]
        var members: [[Int]] = []
        groupOf = observed.indices.map { index in
            let signature = Signature(observed[index].canonicalCalls())
            let number = numbers[signature] ?? members.count
            if number == members.count { members.append([]) }
            numbers[signature] = number
            members[number].append(index)
            return number
        }
        self.members = members
    }

    func groups(_ variables: [AnyVariable]) -> [OrderingGroup] {
        let cases = observed.map { $0.case }
        return members.enumerated().map { number, indices in
            OrderingGroup(
                index: number, cases: indices, ordering: observed[indices[0]].ordering, unordered: observed[indices[0]].unordered,
                condition: Selection(variables, cases).condition(selecting: indices))
        }
    }

    func influence(of variable: AnyVariable) -> Influence {
        var toldApart: Set<[Value]> = []
        var compared: Set<[Value]> = []
        var tested: Set<Int> = []
        var changing: Set<Int> = []
        for one in observed.indices {
            for other in observed.indices.dropFirst(one + 1) {
                guard let pair = values(of: variable, one, other) else { continue }
                tested.formUnion([one, other])
                compared.formUnion([pair, [pair[1], pair[0]]])
                guard groupOf[one] != groupOf[other] else { continue }
                toldApart.formUnion([pair, [pair[1], pair[0]]])
                changing.formUnion([one, other])
            }
        }
        let effect: Influence.Effect = tested.isEmpty ? .untested : toldApart.isEmpty ? .neverMatters : .matters
        return Influence(
            variable: variable, effect: effect, classes: classes(variable.domain, compared.subtracting(toldApart)),
            where: condition(changing, of: tested))
    }

    /// Cases that cannot be compared do not count.
    private func condition(_ changing: Set<Int>, of tested: Set<Int>) -> Condition {
        guard !changing.isEmpty else { return .never }
        let tested = tested.sorted()
        let variables = observed[0].case.variables
        return Selection(variables, tested.map { observed[$0].case })
            .condition(selecting: tested.indices.filter { changing.contains(tested[$0]) })
    }

    /// The two values of the variable; nil if the cases differ in anything else, or not at all.
    private func values(of variable: AnyVariable, _ one: Int, _ other: Int) -> [Value]? {
        let (left, right) = (observed[one].case, observed[other].case)
        guard let first = left[variable], let second = right[variable], first != second,
            left.values(without: variable.name) == right.values(without: variable.name)
        else { return nil }
        return [first, second]
    }

    /// Values of which each pair has been compared, and found alike.
    private func classes(_ domain: [Value], _ alike: Set<[Value]>) -> [[Value]] {
        var classes: [[Value]] = []
        for value in domain {
            let home = classes.firstIndex { members in members.allSatisfy { alike.contains([$0, value]) } }
            if let home { classes[home].append(value) } else { classes.append([value]) }
        }
        return classes
    }
}

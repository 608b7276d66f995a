import EventTrace
import ExperimentKit
import Studies

/// The cases of an experiment, found by their values.
struct CaseSpace {
    let variables: [AnyVariable]
    private let result: ExperimentResult
    private let indices: [[Value]: Int]
    /// The looks of the cases, in order.
    private let looks: [Look]

    /// An ordering as a strip: whole, without lines that calls print, and without calls within calls too. Equal strips have equal numbers.
    private struct Look {
        let whole: Int
        let withoutPrints: Int
        let outermost: Int
        /// Whether calls remain without what they print, and without calls within calls.
        let hasCalls: Bool
        let hasOutermost: Bool
    }

    init(_ result: ExperimentResult) {
        self.result = result
        variables = result.experiment.variables.filter { $0.domain.count > 1 }
        indices = Dictionary(uniqueKeysWithValues: result.findings.enumerated().map { ($1.case.values, $0) })
        var numbers: [Strip: Int] = [:]
        func number(_ calls: [Call]) -> Int {
            let (strip, next) = (Strip(calls), numbers.count)
            if let known = numbers[strip] { return known }
            numbers[strip] = next
            return next
        }
        looks = result.findings.map { finding in
            let whole = finding.trace.ordering
            let withoutPrints = whole.filter { !$0.isPrinted }
            let outermost = withoutPrints.filter { $0.depth == 0 }
            return Look(
                whole: number(whole), withoutPrints: number(withoutPrints), outermost: number(outermost),
                hasCalls: withoutPrints.contains { !$0.isMark }, hasOutermost: outermost.contains { !$0.isMark })
        }
    }

    /// The states of the experiment's outcomes in a case; without outcomes, its ordering.
    func states(of finding: Finding) -> [Int] {
        let index = finding.case.index
        if result.outcomes.isEmpty { return [result.group(ofCase: index)?.index ?? 0] }
        return result.outcomes.map { $0.states[index] }
    }

    /// The states of the experiment's outcomes in a case; empty without outcomes.
    func outcomes(of finding: Finding) -> [Int] { result.outcomes.map { $0.states[finding.case.index] } }

    /// The case that differs from this one in the variable only; nil if there is none.
    func neighbour(of finding: Finding, _ changes: [(AnyVariable, Value)]) -> Finding? {
        var values = finding.case.values
        for (variable, value) in changes {
            guard let place = finding.case.variables.firstIndex(of: variable) else { return nil }
            values[place] = value
        }
        return indices[values].map { result.findings[$0] }
    }

    /// The case with this value that has most of the base's other values, the first of several, and the variables that differ besides.
    func nearest(to base: Finding, _ variable: AnyVariable, _ value: Value) -> (Finding, alongside: [AnyVariable])? {
        if let exact = neighbour(of: base, [(variable, value)]) { return (exact, []) }
        func others(_ finding: Finding) -> [AnyVariable] {
            variables.filter { $0 != variable && finding.case[$0] != base.case[$0] }
        }
        let candidates = result.findings.filter { $0.case[variable] == value }
        return candidates.min { (others($0).count, $0.case.index) < (others($1).count, $1.case.index) }.map { ($0, others($0)) }
    }

    /// The effect of the variable in all pairs of cases that differ in nothing else. What changes an outcome is no lesser effect.
    func effect(of variable: AnyVariable) -> CaseDifferences.Effect {
        var effect = CaseDifferences.Effect.nothing
        for finding in result.findings {
            for value in variable.domain where value != finding.case[variable] {
                guard let other = neighbour(of: finding, [(variable, value)]), other.case.index > finding.case.index else { continue }
                let (left, right) = (looks[finding.case.index], looks[other.case.index])
                // Calls at other times can make another outcome.
                if !result.outcomes.isEmpty, states(of: finding) != states(of: other) { return .calls }
                if left.whole == right.whole { continue }
                if left.withoutPrints == right.withoutPrints, left.hasCalls {
                    if case .nothing = effect { effect = .printedLines }
                    continue
                }
                guard left.outermost == right.outermost, left.hasOutermost else { return .calls }
                effect = .nestedCalls
            }
        }
        return effect
    }

    /// In how many combinations two variables do together what neither does alone.
    func strength(_ one: AnyVariable, _ other: AnyVariable, from base: Finding) -> Int {
        let start = states(of: base)
        var count = 0
        for value in one.domain where value != base.case[one] {
            guard let alone = neighbour(of: base, [(one, value)]).map({ states(of: $0) }) else { continue }
            for second in other.domain where second != base.case[other] {
                guard let beside = neighbour(of: base, [(other, second)]).map({ states(of: $0) }),
                    let both = neighbour(of: base, [(one, value), (other, second)]).map({ states(of: $0) })
                else { continue }
                let isSum = start.indices.allSatisfy { index in
                    if alone[index] == start[index] { return both[index] == beside[index] }
                    if beside[index] == start[index] { return both[index] == alone[index] }
                    return both[index] == alone[index] || both[index] == beside[index]
                }
                if !isSum { count += 1 }
            }
        }
        return count
    }

    func interaction(_ rows: AnyVariable, _ columns: AnyVariable, from base: Finding) -> CaseDifferences.Interaction {
        func key(_ row: Value, _ column: Value) -> [Int] {
            neighbour(of: base, [(rows, row), (columns, column)]).map { states(of: $0) } ?? []
        }
        // A row or column without a case has nothing to show.
        func isThere(_ row: Value, _ column: Value) -> Bool { neighbour(of: base, [(rows, row), (columns, column)]) != nil }
        let there = (
            rows: rows.domain.filter { row in columns.domain.contains { isThere(row, $0) } },
            columns: columns.domain.filter { column in rows.domain.contains { isThere($0, column) } }
        )
        let rowValues = alike(there.rows) { row in there.columns.map { key(row, $0) } }
        let columnValues = alike(there.columns) { column in there.rows.map { key($0, column) } }
        return CaseDifferences.Interaction(
            rows: rows, columns: columns, rowValues: rowValues, columnValues: columnValues,
            findings: rowValues.map { row in columnValues.map { neighbour(of: base, [(rows, row[0]), (columns, $0[0])]) } })
    }

    /// Values with equal keys together, in the order of their firsts.
    private func alike<Key: Equatable>(_ values: [Value], _ key: (Value) -> Key) -> [[Value]] {
        var found: [(key: Key, values: [Value])] = []
        for value in values {
            let own = key(value)
            if let index = found.firstIndex(where: { $0.key == own }) {
                found[index].values.append(value)
            } else {
                found.append((own, [value]))
            }
        }
        return found.map { $0.values }
    }
}

extension Call {
    /// Whether the line is one that a call prints. A mark outside of calls is a moment, such as the one at which the finger lifts.
    var isPrinted: Bool { isMark && depth > 0 }
}

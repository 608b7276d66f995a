import ExperimentKit

/// Finds the shortest condition that selects exactly some of the cases.
///
/// Shortest is: fewest mentions of a variable, then fewest alternatives, then fewest values. Both forms are tried, alternatives of
/// conjunctions and conjunctions of alternatives; of two equally short ones the former is taken.
package struct Selection {
    /// A set of cases is 64 bits.
    package static let mostCases = 64

    private let variables: [AnyVariable]
    /// For each case the position of each variable's value in its domain.
    private let points: [[Int]]

    package init(_ variables: [AnyVariable], _ cases: [Case]) {
        self.variables = variables
        precondition(cases.allSatisfy { $0.values.count == variables.count }, "a case has one value for each variable")
        points = cases.map { item in
            zip(variables, item.values).map { variable, value in variable.domain.firstIndex(of: value) ?? 0 }
        }
    }

    /// The condition that selects the cases at `indices`: at most `mostCases`, and at most as many others.
    func condition(selecting indices: [Int]) -> Condition {
        precondition(indices.count <= Selection.mostCases, "a condition selects at most 64 cases")
        let wanted = indices.map { points[$0] }
        let chosen = Set(indices)
        let unwanted = points.indices.filter { !chosen.contains($0) }.map { points[$0] }
        guard !unwanted.isEmpty else { return .always }
        guard !wanted.isEmpty else { return .never }
        let alternatives = terms(wanted, unwanted)
        let exceptions = terms(unwanted, wanted, negated: true)
        return Selection.cost(exceptions) < Selection.cost(alternatives)
            ? Selection.unlessAny(exceptions) : Selection.any(alternatives)
    }

    /// The shortest alternatives of conjunctions that select exactly the cases at `indices`: at most `mostCases`, and any number of others.
    package func alternatives(selecting indices: [Int]) -> Condition {
        let chosen = Set(indices)
        let others = points.indices.filter { !chosen.contains($0) }
        if indices.isEmpty { return .never }
        return others.isEmpty ? .always : Selection.any(terms(indices.map { points[$0] }, others.map { points[$0] }))
    }

    /// Conjunctions that together select every wanted point and no unwanted point. A condition names only values that occur in the cases
    /// that it selects; `negated` conjunctions say which cases it does not select.
    func terms(_ wanted: [[Int]], _ unwanted: [[Int]], negated: Bool = false) -> [[Literal]] {
        let primes = PrimeCubes(domainSizes: variables.map { $0.domain.count }, wanted: wanted, unwanted: unwanted).cubes
        let candidates = primes.map { candidate($0, wanted, negated) }
        var cover = Cover(of: wanted.count, by: candidates)
        return cover.solve().map { literals(of: $0.cube, for: wanted, negated) }
    }

    private func candidate(_ cube: Cube, _ wanted: [[Int]], _ negated: Bool) -> Cover.Candidate {
        var points: UInt64 = 0
        for (index, point) in wanted.enumerated() where cube.contains(point) { points |= 1 << UInt64(index) }
        return Cover.Candidate(cube: cube, points: points, cost: Selection.cost([literals(of: cube, for: wanted, negated)]))
    }

    /// The values that occur in the wanted points of the cube; of a negated conjunction all that the cube allows. A condition then names no
    /// combination that is no case.
    private func literals(of cube: Cube, for wanted: [[Int]], _ negated: Bool) -> [Literal] {
        let inside = wanted.filter { cube.contains($0) }
        return variables.indices.compactMap { index in
            let variable = variables[index]
            let allowed = cube.allowed[index]
            guard allowed != Cube.all(variable.domain.count) else { return nil }
            let values = negated ? allowed : inside.reduce(0 as UInt64) { $0 | 1 << UInt64($1[index]) }
            return Literal(variable: variable, values: values)
        }
    }

    private static func cost(_ terms: [[Literal]]) -> Cost {
        Cost(
            literals: terms.reduce(0) { $0 + $1.count }, terms: terms.count,
            values: terms.reduce(0) { $0 + $1.reduce(0) { $0 + $1.valueCount } })
    }

    private static func any(_ terms: [[Literal]]) -> Condition {
        let parts = terms.map { term in term.count == 1 ? term[0].condition : .all(term.map { $0.condition }) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private static func unlessAny(_ terms: [[Literal]]) -> Condition {
        let parts = terms.map { term -> Condition in
            let negated = term.map { $0.negated.condition }
            return negated.count == 1 ? negated[0] : .any(negated)
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }
}

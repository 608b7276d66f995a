/// Finds values for variables of which relations of different priorities are known.
///
/// Relations of higher priority come first, of equal priority the earlier ones. One that contradicts those before it is left out. An
/// inequality counts from the moment when the values without it would break it. A variable that nothing determines is 0.
struct LinearSystem {
    /// The expression is equal to zero, at least zero or at most zero.
    struct Relation {
        let expression: LinearExpression
        let kind: NSLayoutConstraint.Relation
        let priority: Float

        fileprivate func isBroken(by values: [Double]) -> Bool {
            let value = expression.terms.reduce(expression.constant) { $0 + $1.factor * values[$1.variable] }
            switch kind {
            case .equal: return false
            case .lessThanOrEqual: return value > LinearSystem.tolerance
            case .greaterThanOrEqual: return value < -LinearSystem.tolerance
            }
        }
    }

    /// Points.
    static let tolerance = 1e-6

    private let variableCount: Int
    private let relations: [Relation]

    init(variableCount: Int, _ relations: [Relation]) {
        self.variableCount = variableCount
        self.relations = relations.enumerated().sorted { a, b in
            a.element.priority != b.element.priority ? a.element.priority > b.element.priority : a.offset < b.offset
        }.map { $0.element }
    }

    /// A value for each variable. O(relations²) if the relations are short.
    func solve() -> [Double] {
        var counts = relations.map { $0.kind == .equal }
        while true {
            var elimination = Elimination(variableCount: variableCount)
            for (relation, counts) in zip(relations, counts) where counts { elimination.add(relation.expression) }
            let values = elimination.values
            guard let broken = relations.indices.first(where: { !counts[$0] && relations[$0].isBroken(by: values) }) else { return values }
            counts[broken] = true
        }
    }
}

/// Equations that are solved one by one.
private struct Elimination {
    /// What each variable is that is determined, in terms of those that are not.
    private var known: [LinearExpression?]

    init(variableCount: Int) { known = Array(repeating: nil, count: variableCount) }

    var values: [Double] { known.map { $0?.constant ?? 0 } }

    /// The expression is zero. One that says nothing new, or contradicts the others, changes nothing.
    mutating func add(_ expression: LinearExpression) {
        var rest = expression
        for term in expression.terms {
            if let value = known[term.variable] { rest = rest.replacing(term.variable, by: value) }
        }
        guard var pivot = rest.terms.first else { return }
        for term in rest.terms where abs(term.factor) > abs(pivot.factor) { pivot = term }
        let value = rest.replacing(pivot.variable, by: LinearExpression(0)) * (-1 / pivot.factor)
        for variable in known.indices { known[variable] = known[variable]?.replacing(pivot.variable, by: value) }
        known[pivot.variable] = value
    }
}

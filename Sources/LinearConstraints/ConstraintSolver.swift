/// Finds values for variables under constraints of different priorities.
///
/// All required constraints hold; one that contradicts earlier ones is ignored. Among the remaining values, those with the least sum of
/// errors in the highest priority win; among these, those with the least sum in the next priority, and so on: no number of constraints
/// outweighs a higher priority. Whatever is then still open is made small: variable 0 as near to zero as possible, then variable 1, and so
/// on. The values therefore do not depend on the order of the constraints, except where required ones contradict.
///
/// The algorithm is simplex in Cassowary's form (Badros, Borning, Stuckey, 2001: separate free and bounded variables, two error variables
/// for each constraint that is not required). Levels are solved one after another: once the errors of a level are least, all variables that
/// would increase them stay zero. This equals one objective whose factors are vectors compared by their first difference.
package struct ConstraintSolver {
    package struct Solution: Sendable {
        /// The value of each variable.
        package let values: [Double]
        /// Positions of required constraints that contradict earlier ones.
        package let broken: [Int]
    }

    private var tableau: Tableau
    private let variableCount: Int

    /// Solves constraints over the variables 0 to `variableCount` − 1.
    package static func solve(_ constraints: [LinearConstraint], variableCount: Int) -> Solution {
        var solver = ConstraintSolver(tableau: Tableau(freeVariables: variableCount), variableCount: variableCount)
        let levels = Levels(constraints)
        let broken = levels.required.filter { !solver.require(constraints[$0]) }
        for level in levels.others { solver.approach(level.map { constraints[$0] }) }
        solver.settle()
        return Solution(values: (0..<variableCount).map { solver.tableau.row(of: $0)?.constant ?? 0 }, broken: broken)
    }

    // MARK: Required constraints

    /// Adds a required constraint; false if it contradicts earlier ones.
    private mutating func require(_ constraint: LinearConstraint) -> Bool {
        let expression = tableau.reduced(constraint.expression)
        switch constraint.relation {
        case .equal: return makeZero(expression)
        case .lessThanOrEqual: return makePositive(expression * -1)
        case .greaterThanOrEqual: return makePositive(expression)
        }
    }

    private mutating func makePositive(_ expression: LinearExpression) -> Bool {
        if expression.terms.isEmpty { return expression.constant >= -Tableau.tolerance }
        let excess = tableau.makeBounded()
        if freeVariable(in: expression) != nil || expression.constant < 0 {
            return makeZero(expression - LinearExpression(variable: excess))
        }
        tableau.insert(excess, expression)
        return true
    }

    private mutating func makeZero(_ expression: LinearExpression) -> Bool {
        if let free = freeVariable(in: expression) {
            tableau.solve(expression, for: free)
            return true
        }
        // The distance is as small as possible and not negative, so it is zero now or never.
        let distance = tableau.makeBounded()
        var objective = expression.constant < 0 ? expression * -1 : expression
        tableau.insert(distance, objective)
        tableau.minimize(&objective)
        guard var rest = tableau.row(of: distance) else {
            tableau.fix(distance)
            return true
        }
        tableau.forget(distance)
        guard rest.constant <= Tableau.tolerance else { return false }
        rest.constant = 0
        if let entering = largestTerm(of: rest.terms) { tableau.solve(rest, for: entering) }
        return true
    }

    // MARK: Constraints of one priority

    /// Makes the sum of their errors as small as possible.
    private mutating func approach(_ constraints: [LinearConstraint]) {
        let errors = constraints.flatMap { addErrors(of: $0) }
        var sum = LinearExpression(0)
        for error in errors { sum.add(tableau.row(of: error) ?? LinearExpression(variable: error), times: 1) }
        tableau.minimize(&sum)
        for term in sum.terms where term.factor > Tableau.tolerance { tableau.fix(term.variable) }
    }

    /// Adds the errors of a constraint, whose expression equals `above` − `below`; returns the variables that should be zero.
    private mutating func addErrors(of constraint: LinearConstraint) -> [Int] {
        let expression = tableau.reduced(constraint.expression)
        let (above, below) = (tableau.makeBounded(), tableau.makeBounded())
        let difference = LinearExpression(variable: above) - LinearExpression(variable: below)
        if let free = freeVariable(in: expression) {
            tableau.solve(expression - difference, for: free)
        } else if expression.constant >= 0 {
            tableau.insert(above, expression + LinearExpression(variable: below))
        } else {
            tableau.insert(below, expression * -1 + LinearExpression(variable: above))
        }
        switch constraint.relation {
        case .equal: return [above, below]
        case .lessThanOrEqual: return [above]
        case .greaterThanOrEqual: return [below]
        }
    }

    // MARK: What nothing determines

    private mutating func settle() {
        for variable in 0..<variableCount {
            guard let row = tableau.row(of: variable) else {
                tableau.fix(variable)
                continue
            }
            guard !row.terms.isEmpty else { continue }
            approach([LinearConstraint(LinearExpression(variable: variable), .equal, LinearConstraint.Priority(0))])
        }
    }

    private func freeVariable(in expression: LinearExpression) -> Int? {
        largestTerm(of: expression.terms.filter { tableau.isFree($0.variable) })
    }

    /// The term with the largest factor: dividing by it keeps rounding errors small.
    private func largestTerm(of terms: [LinearExpression.Term]) -> Int? {
        guard var largest = terms.first else { return nil }
        for term in terms where abs(term.factor) > abs(largest.factor) { largest = term }
        return largest.variable
    }
}

/// The positions of constraints by priority, in their order within one priority.
private struct Levels {
    var required: [Int] = []
    /// The levels below required, highest first.
    var others: [[Int]] = []

    init(_ constraints: [LinearConstraint]) {
        let sorted = constraints.indices.sorted {
            let (a, b) = (constraints[$0].priority, constraints[$1].priority)
            return a != b ? a > b : $0 < $1
        }
        var last: LinearConstraint.Priority?
        for index in sorted {
            let priority = constraints[index].priority
            if priority == .required {
                required.append(index)
            } else if priority == last {
                others[others.count - 1].append(index)
            } else {
                others.append([index])
            }
            last = priority
        }
    }
}

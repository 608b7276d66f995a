/// Finds values for variables of which constraints of different priorities are known.
///
/// All required constraints hold; one that contradicts those added before it counts for nothing. Of the values that are left, those count
/// for which the errors of the constraints of the highest priority add up to the least; of these, those with the least errors in the next priority; and so
/// on, so that no number of constraints makes up for a higher priority. What is still open then is made small: variable 0 as near to zero
/// as possible, then variable 1, and so on. So the values do not depend on the order of the constraints, except where required ones contradict.
///
/// It is the simplex algorithm as Cassowary has it (Badros, Borning, Stuckey, 2001: free and bounded variables apart, two error variables for each
/// constraint that is not required). The levels are solved one after the other: once the errors of a level are least, all variables
/// that would make them larger are zero for good. That is the same as one objective whose factors are vectors compared by their first
/// difference.
package struct ConstraintSolver {
    package struct Solution: Sendable {
        /// One for each variable.
        package let values: [Double]
        /// Positions of required constraints that contradict earlier ones.
        package let broken: [Int]
    }

    private var tableau: Tableau
    private let variableCount: Int

    /// The variables of the constraints are those from 0 up to the count.
    package static func solve(_ constraints: [LinearConstraint], variableCount: Int) -> Solution {
        var solver = ConstraintSolver(tableau: Tableau(freeVariables: variableCount), variableCount: variableCount)
        let levels = Levels(constraints)
        let broken = levels.required.filter { !solver.require(constraints[$0]) }
        for level in levels.others { solver.approach(level.map { constraints[$0] }) }
        solver.settle()
        return Solution(values: (0..<variableCount).map { solver.tableau.row(of: $0)?.constant ?? 0 }, broken: broken)
    }

    // MARK: Required constraints

    /// Whether it can hold together with those before it.
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
        // As small as it can be; below zero it is not, so that it is zero or never will be.
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

    /// The expression is `above` minus `below`; those that should be zero come back.
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

    /// Dividing by a large factor keeps rounding errors small.
    private func largestTerm(of terms: [LinearExpression.Term]) -> Int? {
        guard var largest = terms.first else { return nil }
        for term in terms where abs(term.factor) > abs(largest.factor) { largest = term }
        return largest.variable
    }
}

/// Positions of constraints by their priority, in their order where it is the same.
private struct Levels {
    var required: [Int] = []
    /// From the highest priority down.
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

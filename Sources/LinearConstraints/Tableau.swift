/// A simplex tableau: each basic variable in terms of the others, which are zero.
///
/// The first variables are free: they may have any value. Later variables are bounded: they are never negative, and stand for the distance
/// between an expression and its bound. A row of a bounded variable contains no free variable, because a free variable becomes basic with
/// the first constraint that contains it, and stays basic.
struct Tableau {
    /// The value below which a number counts as zero. Lengths are points, and a screen has some hundreds of them.
    static let tolerance = 1e-7

    private let freeCount: Int
    /// The rows, at the indexes of the basic variables; nil for other variables.
    private var rows: [LinearExpression?]
    /// For each variable that is not basic, the rows that contain it; may list rows that no longer do, and duplicates.
    private var mentions: [[Int]]

    init(freeVariables: Int) {
        freeCount = freeVariables
        rows = Array(repeating: nil, count: freeVariables)
        mentions = Array(repeating: [], count: freeVariables)
    }

    func isFree(_ variable: Int) -> Bool { variable < freeCount }
    func row(of variable: Int) -> LinearExpression? { rows[variable] }

    mutating func makeBounded() -> Int {
        rows.append(nil)
        mentions.append([])
        return rows.count - 1
    }

    /// The expression in terms of variables that are not basic.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
        var result = LinearExpression(expression.constant)
        for term in expression.terms {
            result.add(rows[term.variable] ?? LinearExpression(variable: term.variable), times: term.factor)
        }
        return result
    }

    // MARK: Rows

    /// Makes a new variable basic.
    mutating func insert(_ variable: Int, _ row: LinearExpression) {
        rows[variable] = row
        for term in row.terms { mentions[term.variable].append(variable) }
    }

    /// Drops the row of a basic variable.
    mutating func forget(_ basic: Int) { rows[basic] = nil }

    /// Makes the expression zero by making one of its variables basic.
    mutating func solve(_ expression: LinearExpression, for variable: Int) {
        var row = expression
        let factor = row.remove(variable)
        row = row * (-1 / factor)
        let users = mentions[variable]
        mentions[variable] = []
        for user in users where rows[user]?.factor(of: variable) ?? 0 != 0 {
            rows[user]?.replace(variable, by: row)
            for term in row.terms { mentions[term.variable].append(user) }
        }
        insert(variable, row)
    }

    /// Exchanges a basic variable for one in its row.
    mutating func pivot(_ basic: Int, for entering: Int) {
        guard let row = rows[basic] else { return }
        rows[basic] = nil
        solve(row - LinearExpression(variable: basic), for: entering)
    }

    /// Fixes a variable that is not basic at zero.
    mutating func fix(_ variable: Int) {
        for user in mentions[variable] { rows[user]?.remove(variable) }
        mentions[variable] = []
    }

    // MARK: The simplex algorithm

    /// Minimizes the objective, which cannot be negative and is expressed in variables that are not basic.
    ///
    /// Bland's rule chooses the entering and the leaving variable: the one made first. Under it no basis repeats. The limit of steps is
    /// there because Bland's proof ignores rounding errors.
    mutating func minimize(_ objective: inout LinearExpression) {
        for _ in 0..<(1000 + 20 * rows.count) {
            guard let entering = objective.terms.first(where: { $0.factor < -Tableau.tolerance })?.variable,
                let leaving = firstToReachZero(as: entering)
            else { return }
            pivot(leaving, for: entering)
            if let row = rows[entering] { objective.replace(entering, by: row) }
        }
    }

    /// The bounded basic variable that reaches zero first while another variable grows.
    private func firstToReachZero(as entering: Int) -> Int? {
        var first: (variable: Int, distance: Double)?
        for user in mentions[entering] where !isFree(user) {
            guard let row = rows[user] else { continue }
            let factor = row.factor(of: entering)
            guard factor < -Tableau.tolerance else { continue }
            let distance = max(0, row.constant) / -factor
            guard let known = first else {
                first = (user, distance)
                continue
            }
            let isEqual = abs(distance - known.distance) <= Tableau.tolerance * 1e-3
            if isEqual ? user < known.variable : distance < known.distance { first = (user, distance) }
        }
        return first?.variable
    }
}

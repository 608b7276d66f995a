/// A simplex tableau: what each basic variable is, in terms of the others, which are zero.
///
/// The first variables are free: they may have any value. Those made later are bounded: they are never negative, and stand for what lies
/// between an expression and its bound. A row of a bounded variable has no free ones in it, because a free variable becomes basic
/// with the first constraint that has it, and stays so.
struct Tableau {
    /// Below it a value counts as zero. Lengths are points, of which a screen has some hundreds.
    static let tolerance = 1e-7

    private let freeCount: Int
    /// At the index of a basic variable its row; nil at that of another.
    private var rows: [LinearExpression?]
    /// For each variable that is not basic the rows that have it; also some that no longer do, or that stand there twice.
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

    /// What it stands for counts no more. It must be basic.
    mutating func forget(_ basic: Int) { rows[basic] = nil }

    /// The expression is zero from now on, by means of a variable in it that becomes basic.
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

    /// A variable that is not basic is zero for ever.
    mutating func fix(_ variable: Int) {
        for user in mentions[variable] { rows[user]?.remove(variable) }
        mentions[variable] = []
    }

    // MARK: The simplex algorithm

    /// Moves to values that make the objective, which cannot be negative, as small as possible; it is given in terms of variables that are not basic
    /// and comes back so.
    ///
    /// Of the variables that would make it smaller, and of those that leave the basis for it, the one made first is taken: Bland's rule,
    /// under which no basis comes again. The limit is there because Bland's proof knows no rounding errors.
    mutating func minimize(_ objective: inout LinearExpression) {
        for _ in 0..<(1000 + 20 * rows.count) {
            guard let entering = objective.terms.first(where: { $0.factor < -Tableau.tolerance })?.variable,
                let leaving = firstToReachZero(as: entering)
            else { return }
            pivot(leaving, for: entering)
            if let row = rows[entering] { objective.replace(entering, by: row) }
        }
    }

    /// The bounded basic variable that is the first to become zero while another grows.
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

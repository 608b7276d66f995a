// Solves systems of constraints that it reads, one after the other, and prints the values; with a number as its argument it
// measures how long one screen of so many views takes.
//
// A system is a line `system VARIABLES`, then lines `RELATION PRIORITY CONSTANT VARIABLE FACTOR VARIABLE FACTOR …`, then `solve`.

func constraint(_ words: [Substring]) -> LinearConstraint {
    var expression = LinearExpression(Double(words[2])!)
    for index in stride(from: 3, to: words.count, by: 2) {
        expression = expression + LinearExpression(variable: Int(words[index])!, factor: Double(words[index + 1])!)
    }
    let relation: LinearConstraint.Relation = words[0] == "==" ? .equal : words[0] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    return LinearConstraint(expression, relation, LinearConstraint.Priority(Float(words[1])!))
}

func solve(_ constraints: [LinearConstraint], variableCount: Int) {
    let solution = ConstraintSolver.solve(constraints, variableCount: variableCount)
    print(solution.values.map { "\($0)" }.joined(separator: " "), "|", solution.broken.map { "\($0)" }.joined(separator: " "))
}

/// Rows of two views below one another, the left one as wide as its text, the right one up to the edge; and all in one container.
func screen(views count: Int) -> (variables: Int, constraints: [LinearConstraint]) {
    var constraints: [LinearConstraint] = []
    func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation = .equal, _ priority: Float = 1000) {
        constraints.append(LinearConstraint(expression, relation, LinearConstraint.Priority(priority)))
    }
    func variable(_ view: Int, _ part: Int) -> LinearExpression { LinearExpression(variable: view * 4 + part) }
    let (x, y, width, height) = (0, 1, 2, 3)
    func number(_ value: Double) -> LinearExpression { LinearExpression(value) }
    for view in 0..<count {
        let isLeft = view % 2 == 0
        let above = view - 2
        add(variable(view, y) - (above < 0 ? number(20) : variable(above, y) + variable(above, height) + number(8)))
        add(variable(view, height) - number(20), .equal, 250)
        add(variable(view, height) - number(20), .greaterThanOrEqual, 750)
        add(variable(view, width) - number(Double(40 + view % 7 * 9)), .equal, isLeft ? 251 : 250)
        add(variable(view, width) - number(Double(40 + view % 7 * 9)), .greaterThanOrEqual, 750)
        if isLeft {
            add(variable(view, x) - number(16))
            add(variable(view, width) - number(200), .lessThanOrEqual)
        } else {
            add(variable(view, x) - variable(view - 1, x) - variable(view - 1, width) - number(8))
            add(variable(view, x) + variable(view, width) - number(377), .lessThanOrEqual)
            add(variable(view, x) + variable(view, width) - number(377), .equal, 999)
        }
    }
    return (count * 4, constraints)
}

if CommandLine.arguments.count > 1, let count = Int(CommandLine.arguments[1]) {
    let (variables, constraints) = screen(views: count)
    var times: [Double] = []
    for _ in 0..<20 {
        let clock = ContinuousClock()
        let time = clock.measure { _ = ConstraintSolver.solve(constraints, variableCount: variables) }
        times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
    }
    print("\(count) views, \(constraints.count) constraints: \(times.min()!) ms at best, \(times.sorted()[10]) ms in the middle")
} else {
    var variableCount = 0
    var constraints: [LinearConstraint] = []
    while let line = readLine() {
        let words = line.split(separator: " ")
        switch words[0] {
        case "system": (variableCount, constraints) = (Int(words[1])!, [])
        case "solve": solve(constraints, variableCount: variableCount)
        default: constraints.append(constraint(words))
        }
    }
}

import LinearConstraints

/// Small systems, each from a seed: views' edges that are bounded, set apart and in proportion to one another.
struct RandomSystem {
    let variableCount: Int
    private(set) var constraints: [LinearConstraint] = []
    private var state: UInt64

    init(seed: UInt64, variableCount: Int, constraintCount: Int) {
        self.variableCount = variableCount
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        constraints = (0..<constraintCount).map { _ in constraint() }
    }

    private mutating func constraint() -> LinearConstraint {
        var expression = LinearExpression(variable: below(variableCount)) - LinearExpression(Double(below(41)) * 5 - 50)
        if below(3) > 0 {
            let factor = [1, -1, 2, 0.5, -0.5, 1.0 / 3][below(6)]
            expression = expression - LinearExpression(variable: below(variableCount), factor: factor)
        }
        let relation: LinearConstraint.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][below(3)]
        return LinearConstraint(expression, relation, LinearConstraint.Priority([1000, 1000, 750, 250, 249][below(5)]))
    }

    /// Whole numbers from 0 up to the bound, by Vigna's xorshift*.
    mutating func below(_ bound: Int) -> Int {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
    }

    /// In another order; those that are required keep theirs among themselves.
    mutating func reordered() -> [LinearConstraint] {
        var others = constraints.filter { $0.priority != .required }
        for index in others.indices.reversed() { others.swapAt(index, below(index + 1)) }
        return others + constraints.filter { $0.priority == .required }
    }
}

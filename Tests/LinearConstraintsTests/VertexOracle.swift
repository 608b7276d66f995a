import LinearConstraints

/// Solves a small system by looking at every point that could be the answer.
///
/// Errors are linear between the planes on which a constraint holds exactly and those on which a variable is zero. So the best
/// values stand where as many such planes as there are variables meet in one point.
struct VertexOracle {
    let constraints: [LinearConstraint]
    let variableCount: Int

    /// O(planes ^ variables)
    func solve() -> (values: [Double], broken: [Int]) {
        var points = vertices()
        var broken: [Int] = []
        for (index, constraint) in constraints.enumerated() where constraint.priority == .required {
            let left = points.filter { constraint.error($0) < 1e-6 }
            if left.isEmpty { broken.append(index) } else { points = left }
        }
        let best = points.min { isLess(rank($0), rank($1)) } ?? []
        return (best, broken)
    }

    /// The sums of errors from the highest priority down, then the distances of the variables from zero.
    func rank(_ values: [Double]) -> [Double] {
        let levels = Set(constraints.map(\.priority)).subtracting([.required]).sorted(by: >)
        let sums = levels.map { level in
            constraints.filter { $0.priority == level }.reduce(0) { $0 + $1.error(values) }
        }
        return sums + values.map { abs($0) }
    }

    private func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
        return false
    }

    private func vertices() -> [[Double]] {
        let planes = constraints.map(\.expression) + (0..<variableCount).map { LinearExpression(variable: $0) }
        return choices(of: variableCount, from: planes[...]).compactMap(meetingPoint)
    }

    private func choices(of count: Int, from planes: ArraySlice<LinearExpression>) -> [[LinearExpression]] {
        if count == 0 { return [[]] }
        guard let first = planes.first else { return [] }
        let rest = planes.dropFirst()
        return choices(of: count - 1, from: rest).map { [first] + $0 } + choices(of: count, from: rest)
    }

    /// By Gauss and Jordan's elimination; nil if the planes meet in no point, or in more than one.
    private func meetingPoint(_ planes: [LinearExpression]) -> [Double]? {
        var rows = planes.map { plane in
            var row = Array(repeating: 0.0, count: variableCount) + [-plane.constant]
            for term in plane.terms { row[term.variable] = term.factor }
            return row
        }
        for column in 0..<variableCount {
            let pivot = (column..<variableCount).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            guard abs(rows[pivot][column]) > 1e-9 else { return nil }
            rows.swapAt(column, pivot)
            let scale = rows[column][column]
            rows[column] = rows[column].map { $0 / scale }
            for other in 0..<variableCount where other != column {
                let factor = rows[other][column]
                rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
            }
        }
        return rows.map { $0[variableCount] }
    }
}

extension LinearConstraint {
    /// How far it is from holding where variable `v` is `values[v]`; zero where it holds.
    fileprivate func error(_ values: [Double]) -> Double {
        let value = expression.terms.reduce(expression.constant) { $0 + $1.factor * values[$1.variable] }
        switch relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }
}

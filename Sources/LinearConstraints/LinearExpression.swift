/// A sum of multiples of variables and a constant. Variables are numbers from 0.
package struct LinearExpression: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
        package let variable: Int
        /// The factor, never zero.
        package var factor: Double
    }

    /// The terms in ascending order of their variables, each variable at most once.
    package private(set) var terms: [Term] = []
    package var constant: Double

    /// The limit below which a factor is the rounding error of two that cancel each other.
    static let smallestFactor = 1e-9

    package init(_ constant: Double) { self.constant = constant }

    package init(variable: Int, factor: Double = 1) {
        if factor != 0 { terms = [Term(variable: variable, factor: factor)] }
        constant = 0
    }

    /// O(log n)
    func factor(of variable: Int) -> Double { index(of: variable).map { terms[$0].factor } ?? 0 }

    // MARK: Changing

    /// O(n)
    @discardableResult
    mutating func remove(_ variable: Int) -> Double {
        guard let index = index(of: variable) else { return 0 }
        return terms.remove(at: index).factor
    }

    /// Replaces a variable by an expression. O(n + m)
    mutating func replace(_ variable: Int, by value: LinearExpression) {
        let factor = remove(variable)
        if factor != 0 { add(value, times: factor) }
    }

    /// O(n + m)
    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        if other.terms.isEmpty { return }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var index = 0
        for added in other.terms {
            while index < terms.count, terms[index].variable < added.variable {
                merged.append(terms[index])
                index += 1
            }
            var sum = Term(variable: added.variable, factor: added.factor * factor)
            if index < terms.count, terms[index].variable == added.variable {
                sum.factor += terms[index].factor
                index += 1
            }
            if abs(sum.factor) > LinearExpression.smallestFactor { merged.append(sum) }
        }
        merged.append(contentsOf: terms[index...])
        terms = merged
    }

    private func index(of variable: Int) -> Int? {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].variable == variable ? low : nil
    }

    // MARK: Operators

    package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b, times: 1)
        return sum
    }

    package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(0)
        if factor != 0 { product.add(expression, times: factor) }
        return product
    }
}

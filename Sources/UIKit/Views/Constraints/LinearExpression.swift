/// A sum of multiples of variables and a constant.
struct LinearExpression {
    /// In the order of the variables; no factor is zero.
    private(set) var terms: [(variable: Int, factor: Double)] = []
    var constant: Double

    init(_ constant: Double) { self.constant = constant }

    init(variable: Int) {
        terms = [(variable, 1)]
        constant = 0
    }

    func factor(of variable: Int) -> Double { terms.first { $0.variable == variable }?.factor ?? 0 }

    /// Puts an expression in the place of a variable.
    func replacing(_ variable: Int, by value: LinearExpression) -> LinearExpression {
        let factor = factor(of: variable)
        if factor == 0 { return self }
        var rest = self
        rest.terms.removeAll { $0.variable == variable }
        return rest + value * factor
    }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = LinearExpression(a.constant + b.constant)
        var (i, j) = (0, 0)
        while i < a.terms.count || j < b.terms.count {
            if j == b.terms.count || i < a.terms.count && a.terms[i].variable < b.terms[j].variable {
                sum.terms.append(a.terms[i])
                i += 1
            } else if i == a.terms.count || b.terms[j].variable < a.terms[i].variable {
                sum.terms.append(b.terms[j])
                j += 1
            } else {
                let factor = a.terms[i].factor + b.terms[j].factor
                // What is left of two that cancel one another is a rounding error.
                if abs(factor) > 1e-9 { sum.terms.append((a.terms[i].variable, factor)) }
                i += 1
                j += 1
            }
        }
        return sum
    }

    static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(expression.constant * factor)
        if factor != 0 { product.terms = expression.terms.map { ($0.variable, $0.factor * factor) } }
        return product
    }

    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }
}

/// How long a condition is: conditions first, then alternatives, then values.
struct Cost: Comparable {
    /// How many variables are mentioned, each as often as it is.
    var literals = 0
    /// How many alternatives are joined by "or".
    var terms = 0
    /// How many values are spelled out.
    var values = 0

    static func + (left: Cost, right: Cost) -> Cost {
        Cost(literals: left.literals + right.literals, terms: left.terms + right.terms, values: left.values + right.values)
    }

    static func < (left: Cost, right: Cost) -> Bool {
        (left.literals, left.terms, left.values) < (right.literals, right.terms, right.values)
    }
}

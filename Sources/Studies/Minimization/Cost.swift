/// The length of a condition: mentions of variables count first, then alternatives, then values.
struct Cost: Comparable {
    /// The number of mentions of variables.
    var literals = 0
    /// The number of alternatives joined by "or".
    var terms = 0
    /// The number of values spelled out.
    var values = 0

    static func + (left: Cost, right: Cost) -> Cost {
        Cost(literals: left.literals + right.literals, terms: left.terms + right.terms, values: left.values + right.values)
    }

    static func < (left: Cost, right: Cost) -> Bool {
        (left.literals, left.terms, left.values) < (right.literals, right.terms, right.values)
    }
}

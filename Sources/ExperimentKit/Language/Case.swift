/// One combination of the variables' values.
public struct Case: Hashable, Sendable {
    /// The position among the experiment's cases.
    public let index: Int
    public let variables: [AnyVariable]
    /// A value for each of `variables`, in their order.
    public let values: [Value]

    public init(index: Int, variables: [AnyVariable], values: [Value]) {
        precondition(index >= 0, "a case has a place among the cases")
        precondition(variables.count == values.count, "a case has one value for each variable")
        self.index = index
        self.variables = variables
        self.values = values
    }

    /// The value of a variable; nil if the experiment does not have the variable.
    public subscript(variable: AnyVariable) -> Value? { self[named: variable.name] }

    public subscript(named name: String) -> Value? {
        variables.firstIndex { $0.name == name }.map { values[$0] }
    }

    /// The number of values that differ from the defaults.
    public var distanceFromDefaults: Int {
        zip(variables, values).reduce(0) { $0 + ($1.0.domain.first == $1.1 ? 0 : 1) }
    }
}

extension Case: CustomStringConvertible {
    /// `callsSuper=on, tapped=level_3`, as a command line takes it; `the only case` without variables.
    public var description: String {
        if variables.isEmpty { return "the only case" }
        return zip(variables, values).map { "\($0.name)=\(Value.plain($1.words))" }.joined(separator: ", ")
    }
}

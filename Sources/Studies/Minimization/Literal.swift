import ExperimentKit

/// One variable's part of a conjunction: the variable has one of these values.
struct Literal: Hashable {
    let variable: AnyVariable
    /// Bits by position in the domain; a proper subset of it.
    let values: UInt64

    /// A condition that lists the values, or the excluded values if they are fewer; for a flag always the value that it has.
    var condition: Condition {
        let excluded = spelled(Cube.all(variable.domain.count) & ~values)
        let included = spelled(values)
        let saysNot = excluded.count < included.count
        return saysNot ? .not(.isOneOf(variable.name, excluded)) : .isOneOf(variable.name, included)
    }

    init(variable: AnyVariable, values: UInt64) {
        precondition(values != 0 && values & ~Cube.all(variable.domain.count) == 0, "values are some of the domain")
        self.variable = variable
        self.values = values
    }

    var negated: Literal { Literal(variable: variable, values: Cube.all(variable.domain.count) & ~values) }

    /// The number of values that the condition spells out.
    var valueCount: Int { min(values.nonzeroBitCount, variable.domain.count - values.nonzeroBitCount) }

    private func spelled(_ set: UInt64) -> [Value] {
        variable.domain.indices.filter { set & (1 << UInt64($0)) != 0 }.map { variable.domain[$0] }
    }
}

import ExperimentKit

extension JSON {
    /// A flag is a boolean, a number a number, a choice a string.
    init(_ value: Value) {
        switch value {
        case .flag(let isOn): self = .bool(isOn)
        case .number(let number): self = .number(number)
        case .choice(let choice): self = .string(choice)
        }
    }

    /// The values of a case by the names of their variables.
    init(_ case: Case) {
        self = .object(zip(`case`.variables, `case`.values).map { ($0.name, JSON($1)) })
    }
}

import ExperimentKit

/// The value of a variable: a flag is a boolean, a number a number, a choice a string.
struct JSONValue: Encodable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .flag(let isOn): try container.encode(isOn)
        case .number(let number): try container.encode(number)
        case .choice(let choice): try container.encode(choice)
        }
    }
}

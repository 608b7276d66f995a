import ExperimentKit

/// The value of a variable: a flag becomes a boolean, a number a number, a choice a string.
extension Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let isOn): try container.encode(isOn)
        case .number(let number): try container.encode(number)
        case .choice(let choice): try container.encode(choice)
        }
    }
}

/// How a command prints what it found.
enum OutputFormat: String, CaseIterable, Sendable {
    case text, markdown, json
}

extension Arguments {
    /// Text unless another was asked for.
    var format: OutputFormat { value("--format").flatMap { OutputFormat(rawValue: $0) } ?? .text }
}

extension OptionRule {
    static func format(_ choices: [OutputFormat]) -> OptionRule {
        OptionRule(name: "--format", value: "FORMAT", choices: choices.map(\.rawValue), help: "how to print it; text unless given")
    }
}

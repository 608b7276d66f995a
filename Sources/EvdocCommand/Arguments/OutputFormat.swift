/// The form in which a command prints its results.
enum OutputFormat: String, CaseIterable, Sendable {
    case text, markdown, json
}

extension OptionRule {
    static func format(_ choices: [OutputFormat]) -> OptionRule {
        OptionRule(.format, "FORMAT", choices: choices, help: "how to print it; text unless given")
    }
}

/// For whom `evdoc check` prints what it found.
enum CheckFormat: String, CaseIterable, Sendable {
    /// A person at a terminal.
    case text
    /// A workflow on GitHub: the text, and annotations.
    case github
    /// Viewers of tests.
    case junit
    /// Other programs.
    case json
}

extension Arguments {
    /// Text unless another was asked for.
    var checkFormat: CheckFormat { value("--format").flatMap { CheckFormat(rawValue: $0) } ?? .text }
}

extension OptionRule {
    static let checkFormat = OptionRule(
        name: "--format", value: "FORMAT", choices: CheckFormat.allCases.map(\.rawValue), help: "how to print it; text unless given")
}

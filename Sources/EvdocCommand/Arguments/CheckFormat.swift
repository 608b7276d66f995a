/// The form in which `evdoc check` prints its findings.
enum CheckFormat: String, CaseIterable, Sendable {
    /// Text for a person at a terminal.
    case text
    /// The text, and annotations for a workflow on GitHub.
    case github
    /// XML for viewers of tests.
    case junit
    /// JSON for other programs.
    case json
}

extension OptionRule {
    static let checkFormat = OptionRule(
        .checkFormat, "FORMAT", choices: CheckFormat.allCases, help: "how to print it; text unless given")
}

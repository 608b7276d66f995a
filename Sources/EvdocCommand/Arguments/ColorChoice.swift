/// Whether text for a terminal has colours.
enum ColorChoice: String, CaseIterable, Sendable {
    /// Where somebody watches, unless the environment says otherwise.
    case auto
    case always, never
}

extension Arguments {
    var color: ColorChoice { value("--color").flatMap { ColorChoice(rawValue: $0) } ?? .auto }
}

extension OptionRule {
    static let color = OptionRule(
        name: "--color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
        help: "whether text has colours; else if it goes to a terminal and NO_COLOR is not set, or CLICOLOR_FORCE is")
}

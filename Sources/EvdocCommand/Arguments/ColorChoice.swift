/// Whether text for a terminal has colours.
enum ColorChoice: String, CaseIterable, Sendable {
    /// Colours if the output goes to a terminal, unless the environment says otherwise.
    case auto
    case always, never
}

extension OptionRule {
    static let color = OptionRule(
        .color, "WHEN", choices: ColorChoice.allCases,
        help: "whether text has colours; else if it goes to a terminal and NO_COLOR is not set, or CLICOLOR_FORCE is")
}

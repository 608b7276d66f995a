/// A command of `evdoc`: what it takes and what it is for.
struct CommandRule: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case new, build, serve, list, run, query, why, rules, explain, `import`, export, compare, conclusions, ablation, mutate, check,
            translations
        case completions, man
    }

    let name: Name
    /// What its one operand is called; nil when it takes none.
    var operand: String?
    /// Whether it does something without its operand.
    var isOperandOptional = false
    /// Whether it takes several.
    var repeatsOperand = false
    /// What a second one is called, which need not be given; nil when it takes none.
    var secondOperand: String?
    /// The options with which it needs no operand.
    var optionsWithoutOperand: [String] = []
    var options: [OptionRule] = []
    /// One line.
    let summary: String
    /// More than one line says; for the command's own help.
    let details: String

    var allOptions: [OptionRule] { options + [.color, .help] }

    /// `evdoc run ID [--case name=value,…]…`
    var usage: String {
        let words =
            ["evdoc", name.rawValue] + (operand.map { [isOperandOptional ? "[\($0)]" : $0 + (repeatsOperand ? "…" : "")] } ?? [])
            + (secondOperand.map { ["[\($0)]"] } ?? [])
            + options.map { "[\($0.usage)]\($0.repeats ? "…" : "")" }
        return words.joined(separator: " ")
    }
}

/// A command of `evdoc`: its options, its operands and its purpose.
struct CommandRule: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case new, build, serve, list, run, query, why, rules, explain, `import`, export, compare, conclusions, ablation, mutate, laws,
            sweep, merge,
            check, accept,
            translations
        case completions, man
    }

    let name: Name
    /// The name of the operand; nil if the command takes none.
    var operand: String?
    /// Whether the command runs without its operand.
    var isOperandOptional = false
    /// Whether the command takes several operands.
    var repeatsOperand = false
    /// The name of the optional second operand; nil if the command takes none.
    var secondOperand: String?
    /// The options with which the command needs no operand.
    var optionsWithoutOperand: [String] = []
    var options: [OptionRule] = []
    /// The purpose in one line.
    let summary: String
    /// Further text for the command's own help.
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

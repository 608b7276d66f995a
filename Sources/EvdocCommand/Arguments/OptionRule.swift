/// An option that a command takes.
struct OptionRule: Sendable {
    /// With its hyphens: `--output`.
    let name: String
    /// What its value is called in the help; nil for an option that is given or not.
    var value: String?
    var repeats = false
    /// Whether it can be given without its value, which is empty then.
    var isValueOptional = false
    /// The only values it takes; empty when it takes any.
    var choices: [String] = []
    let help: String

    /// `--format text|json`
    var usage: String {
        guard let value else { return name }
        let word = choices.isEmpty ? value : choices.joined(separator: "|")
        return isValueOptional ? "\(name) [\(word)]" : "\(name) \(word)"
    }

    static let help = OptionRule(name: "--help", help: "print this and stop")
    static let root = OptionRule(
        name: "--root", value: "DIR",
        help: "the project, which holds site/ or Package.swift; else the current directory or the nearest above it that does")
    static let build = OptionRule(
        name: "--build", value: "COMMAND",
        help: "compiles the program, for the shell, in the project; else swift build --product and its name")
    static let jobs = OptionRule(name: "--jobs", value: "N", help: "how many experiments run at once; else one per processor")
}

/// An option that a command takes. The type of its key determines whether it has a value and repeats.
struct OptionRule: Sendable {
    /// The name with its hyphens: `--output`.
    let name: String
    /// The name of the value in the help; nil for an option without a value.
    let value: String?
    let repeats: Bool
    /// Whether the value can be left out; it is empty then.
    let isValueOptional: Bool
    /// The only allowed values; empty if any value is allowed.
    let choices: [String]
    let help: String

    init(_ key: OptionKey<Bool>, help: String) {
        self.init(name: key.name, help: help)
    }

    init(_ key: OptionKey<String>, _ value: String, help: String) {
        self.init(name: key.name, value: value, help: help)
    }

    init(_ key: OptionKey<Int>, _ value: String, help: String) {
        self.init(name: key.name, value: value, help: help)
    }

    init(_ key: OptionKey<[String]>, _ value: String, isValueOptional: Bool = false, help: String) {
        self.init(name: key.name, value: value, repeats: true, isValueOptional: isValueOptional, help: help)
    }

    init<Choice: RawRepresentable<String>>(_ key: OptionKey<Choice>, _ value: String, choices: [Choice], help: String) {
        self.init(name: key.name, value: value, choices: choices.map(\.rawValue), help: help)
    }

    private init(
        name: String, value: String? = nil, repeats: Bool = false, isValueOptional: Bool = false, choices: [String] = [], help: String
    ) {
        self.name = name
        self.value = value
        self.repeats = repeats
        self.isValueOptional = isValueOptional
        self.choices = choices
        self.help = help
    }

    /// `--format text|json`
    var usage: String {
        guard let value else { return name }
        let word = choices.isEmpty ? value : choices.joined(separator: "|")
        return isValueOptional ? "\(name) [\(word)]" : "\(name) \(word)"
    }
}

/// The options of several commands.
extension OptionRule {
    static let help = OptionRule(.help, help: "print this and stop")
    static let root = OptionRule(
        .root, "DIR",
        help:
            "the project, with evdoc.json, site/pages or Package.swift; else the current directory or the nearest above with one of the user’s own"
    )
    static let build = OptionRule(
        .build, "COMMAND", help: "compiles the program, for the shell, in the project; else swift build --product and its name")
    static let jobs = OptionRule(.jobs, "N", help: "how many experiments run at once; else one per processor")
}

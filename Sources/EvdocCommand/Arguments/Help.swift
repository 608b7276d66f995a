/// The help texts, made from the rules of the commands.
enum Help {
    static func text(_ rule: CommandRule?) -> String {
        rule.map(command) ?? overall
    }

    private static var overall: String {
        let commands = table(CommandRule.all.map { ($0.usageInShort, $0.summary) })
        let others = table([("--help", "print this, or after a command its own help"), ("--version", "print the version")])
        return """
            evdoc runs UIKit event experiments and publishes what was observed.

            usage: evdoc COMMAND …

            \(commands)

            \(others)

            Exits with the first of these that is true:

            \(table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))

            """
    }

    private static func command(_ rule: CommandRule) -> String {
        """
        evdoc \(rule.name.rawValue): \(rule.summary)

        usage: \(rule.usage)

        \(table(rule.allOptions.map { ($0.usage, $0.help) }))

        \(rule.details)

        """
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }.joined(separator: "\n")
    }
}

extension CommandRule {
    /// `run ID`
    var usageInShort: String { operand.map { "\(name.rawValue) \(isOperandOptional ? "[\($0)]" : $0)" } ?? name.rawValue }
}

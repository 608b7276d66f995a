import EventTrace
import ProjectKit

/// `evdoc rules`: the rules of the engine.
struct RulesCommand: Command {
    /// The word to search for; empty for all rules.
    let word: String
    let format: OutputFormat

    init(_ arguments: Arguments) {
        word = arguments.operand
        format = arguments[.format] ?? .text
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let sought = SoughtWord(word)
        let rules = lab.rules.filter { word.isEmpty || has(sought, $0) }
        guard word.isEmpty || !rules.isEmpty else { throw UsageError("no rule has “\(word)” in its id, grade or sentence") }
        try console.print(format == .json ? RulesJSON(rules).json() : text(rules, console))
        return .success
    }

    /// Whether the rule has the word. `HT.1` does not match `HT.10`.
    private func has(_ word: SoughtWord, _ rule: Rule) -> Bool {
        let id = rule.id.description.lowercased()
        return id == word.text || id.hasPrefix("\(word.text).") || rule.grade.rawValue == word.text || word.isIn(rule.sentence)
    }

    private func text(_ rules: [Rule], _ console: Console) -> String {
        guard !rules.isEmpty else { return "There are no rules.\n" }
        return rules.map { rule in
            let sentence = Wrapping.lines(rule.sentence, width: console.width - 4).split(separator: "\n").map { "    \($0)\n" }.joined()
            return
                "\(console.style(.bold, rule.id.description))  \(console.style(rule.grade == .assumed ? .yellow : .faint, rule.grade.rawValue))\n\(sentence)"
        }.joined()
    }
}

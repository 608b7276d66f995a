import EventTrace

/// `evdoc rules`: what the engine goes by.
struct RulesCommand: Command {
    /// Empty for all.
    let word: String
    let format: OutputFormat

    init(_ arguments: Arguments) {
        word = arguments.operand
        format = arguments.format
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let sought = SoughtWord(word)
        let rules = evdoc.rules.filter { word.isEmpty || has(sought, $0) }
        guard word.isEmpty || !rules.isEmpty else { throw UsageError("no rule has “\(word)” in its id, grade or sentence") }
        try console.print(format == .json ? RulesJSON(rules).json() : text(rules, console))
        return .success
    }

    /// `HT.1` is not the beginning of `HT.10`.
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

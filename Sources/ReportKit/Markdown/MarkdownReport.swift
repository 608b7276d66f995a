import EventTrace
import ExperimentKit

/// The report of an experiment as Markdown that reads well on its own on a code host.
public struct MarkdownReport {
    let result: ExperimentResult
    let rules: [RuleID: Rule]
    let fidelity: Fidelity?
    let language: Language

    /// `rules` gives the sentences of the rules at work, `fidelity` what devices were seen to do.
    public init(_ result: ExperimentResult, rules: [Rule], fidelity: Fidelity? = nil, language: Language = .english) {
        self.result = result
        self.fidelity = fidelity
        self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        self.language = language
    }

    /// The whole report; ends with a line end.
    public var text: String {
        let sections = [head, question, stage, variables, orderings, whatMatters, claims, observations, rulesAtWork]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    var experiment: Experiment { result.experiment }

    func say(_ text: Text) -> String { text[language] }

    func section(_ title: Text, _ body: String) -> String { body.isEmpty ? "" : "## \(say(title))\n\n\(body)" }

    /// Title, and the answer where there is one, so that it stands in the first screen.
    private var head: String {
        let answer = experiment.answer.map { "\n**\(say(Phrase.answer)):** \(trimmed(say($0)))\n" } ?? ""
        return "# \(say(experiment.title))\n\(answer)"
    }

    private var question: String {
        var body = trimmed(say(experiment.question))
        if !body.isEmpty { body += "\n" }
        if !experiment.origins.isEmpty {
            body += "\n\(say(Phrase.comesFrom)):\n\n" + experiment.origins.map { "- \(told($0))\n" }.joined()
        }
        return section(Phrase.question, body)
    }

    private var variables: String {
        guard !experiment.variables.isEmpty else { return "" }
        let rows = experiment.variables.map { variable in
            [Markdown.code(variable.name), say(variable.title), values(of: variable)]
        }
        var body = Markdown.table([say(Phrase.variable), say(Phrase.meaning), say(Phrase.values)], rows)
        if let exclusion = experiment.exclusion, experiment.excludedCount > 0 {
            body += "\n\(say(Phrase.leftOut)): \(say(exclusion.condition.words)), \(say(Phrase.cases(experiment.excludedCount))). "
            body += "\(trimmed(say(exclusion.reason)))\n"
        }
        return section(Phrase.variables, body)
    }

    /// The default comes first and stands out.
    private func values(of variable: Variable) -> String {
        variable.domain.enumerated().map { index, value in
            let text = Markdown.escaped(value.words)
            return index == 0 ? "**\(text)**" : text
        }.joined(separator: ", ")
    }

    private var rulesAtWork: String {
        let lines = result.rulesAtWork.map { id -> String in
            guard let rule = rules[id] else { return "- **\(id)**\n" }
            return "- **\(id)** (\(say(Phrase.grade(rule.grade)))): \(trimmed(say(rule.sentence)))\n"
        }
        return section(Phrase.rules, lines.joined())
    }

    func told(_ origin: Origin) -> String {
        let section = origin.section.isEmpty ? "" : " §\(origin.section)"
        return "\(say(Phrase.document)) \(origin.document)\(section): \(trimmed(say(origin.statement)))"
    }

    func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

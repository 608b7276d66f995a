import EventTrace
import ExperimentKit
import Studies
import TranslationKit

/// The report of an experiment as Markdown that reads well on its own on a code host.
public struct MarkdownReport {
    let result: ExperimentResult
    let rules: [RuleID: Rule]
    let fidelity: Fidelity?
    let translation: Translation
    /// The titles of the experiments that have a report beside this one, by their ids.
    let titles: [String: String]
    /// Nil without a case.
    let differences: CaseDifferences?
    let names: GroupNames

    /// `rules` gives the sentences of the rules at work, `fidelity` the observed behavior of devices. `differences` are those of the result,
    /// worked out here if they are nil; `titles` are the English ones.
    public init(
        _ result: ExperimentResult, rules: [Rule], fidelity: Fidelity? = nil, differences: CaseDifferences? = nil,
        titles: [String: String] = [:], in translation: Translation = .english
    ) {
        self.result = result
        self.differences = differences ?? CaseDifferences(result)
        self.fidelity = fidelity
        self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        self.translation = translation
        self.titles = titles
        names = GroupNames(result, Wording(translation, result.experiment))
    }

    /// The whole report; ends with a line end.
    public var text: String {
        let sections = [
            head, question, whatHappens, whatChanges, allCases, claims, stage, variables, orderings, printedOrders, versions, observations,
            rulesAtWork,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    var experiment: Experiment { result.experiment }

    var wording: Wording { Wording(translation, experiment) }

    func say(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String { translation(phrase, values) }

    func titled(_ title: String, _ text: String) -> String { translation(ListPhrase.titled, ["title": title, "text": text]) }

    func titled(_ title: Phrase, _ text: String) -> String { titled(say(title), text) }

    func aside(_ text: String) -> String { translation(ListPhrase.aside, ["text": text]) }

    func sentence(_ text: String) -> String { translation(ListPhrase.sentence, ["text": text]) }

    func list(_ items: [String], _ mark: ListPhrase = .comma) -> String { translation.list(items, mark) }

    /// A text by the experiment's author.
    func told(_ text: String) -> String { translation(text, in: experiment.id).trimmed }

    /// An author's prose, in which an experiment's id is a link to its report.
    func linked(_ text: String) -> String {
        ExperimentMention.replaced(in: told(text)) { id in titles[id].map { "[\(translation($0, in: id))](\(id).md)" } }
    }

    func section(_ title: Phrase, _ body: String) -> String { body.isEmpty ? "" : "## \(say(title))\n\n\(body)" }

    /// The title, and the answer if there is one, so that it is on the first screen.
    private var head: String {
        let answer = experiment.answer.map { "\n\(headed(.answer, linked($0)))\n" } ?? ""
        let remedy = experiment.remedy.map { "\n\(headed(.remedy, linked($0)))\n" } ?? ""
        return "# \(translation(experiment.title, in: experiment.id))\n\(answer)\(remedy)"
    }

    /// A bold heading with its mark, and a text: `**Answer:** …`.
    private func headed(_ title: Phrase, _ text: String) -> String {
        let mark = titled("", "").trimmed
        return "**\(say(title))\(mark)** \(text)"
    }

    private var question: String {
        var body = linked(experiment.question)
        if !body.isEmpty { body += "\n" }
        if !experiment.origins.isEmpty {
            body += "\n\(titled(.comesFrom, "").trimmed)\n\n" + experiment.origins.map { "- \(told($0))\n" }.joined()
        }
        return section(.question, body)
    }

    private var variables: String {
        guard !experiment.variables.isEmpty else { return "" }
        let rows = experiment.variables.map { variable in
            [Markdown.code(variable.name), translation(variable.title, in: experiment.id), values(of: variable)]
        }
        var body = Markdown.table([say(.variable), say(.meaning), say(.values)], rows)
        if let exclusion = experiment.exclusion, experiment.excludedCount > 0 {
            let extent = translation(
                ListPhrase.clauses, ["first": wording.condition(exclusion.condition), "second": wording.cases(experiment.excludedCount)])
            let sentences = translation(ListPhrase.sentences, ["first": titled(.leftOut, extent), "second": told(exclusion.reason)])
            body += "\n\(sentences)\n"
        }
        return section(.variables, body)
    }

    /// The values of a variable; that of the base case stands out.
    private func values(of variable: AnyVariable) -> String {
        let base = differences?.base.case
        return list(
            variable.domain.map { value in
                let text = Markdown.prose(wording.value(value))
                return value == base?[variable] ? "**\(text)**" : text
            })
    }

    private var rulesAtWork: String {
        let footing = result.claims.flatMap { ($0.footing ?? []).map(\.id) }
        let lines = Set(result.rulesClaimed).union(footing).sorted().map { id -> String in
            guard let rule = rules[id] else { return "- **\(id)**\n" }
            let grade = [Phrase(rule.grade), rule.isChosenInPart ? .chosenInPart : nil].compactMap { $0 }
            let name = "**\(id)**\(aside(list(grade.map { say($0) })))"
            return "- \(titled(name, translation(rule.sentence, in: rule.context).trimmed))\n"
        }
        return section(.rulesAtWork, lines.joined())
    }

    func told(_ statement: Statement, as role: Phrase = .document) -> String {
        let text = translation(statement.quotedPart ?? statement.text, in: statement.context)
        return titled(reference(statement, as: role), text.trimmed)
    }

    /// A reference to a statement: `Document 000 §1`.
    func reference(_ statement: Statement, as role: Phrase = .document) -> String {
        "\(say(role)) \(statement.reference(in: translation))"
    }
}

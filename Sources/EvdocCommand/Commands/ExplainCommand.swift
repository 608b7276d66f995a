import EventTrace
import ProjectFiles
import ProjectKit
import Studies

/// `evdoc explain RULE`: a rule's text, its grade, and the experiments that show it.
struct ExplainCommand: Command {
    let id: String

    init(_ arguments: Arguments) {
        id = arguments.operand
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        guard let rule = lab.rules.first(where: { $0.id.description.lowercased() == id.lowercased() }) else {
            throw UsageError.unknown("rule", id, among: lab.rules.map(\.id.description))
        }
        let results = try lab.resultsOfWhatRuns(among: lab.experiments, on: console)
        try console.print(text(rule, results, console) + without(rule.counterfactual, console))
        return .success
    }

    private func text(_ rule: Rule, _ results: [ExperimentResult], _ console: Console) -> String {
        let style = console.style
        let sources = rule.sources.map { "  \(ExplainCommand.words($0))\n" }.joined()
        return """
            \(style(.bold, rule.id.description))  \(rule.grade.rawValue)
            \(Wrapping.lines(rule.sentence, width: console.width))

            \(style(.bold, "Sources"))
            \(sources.isEmpty ? "  none\n" : sources)
            \(style(.bold, "Shown by"))
            \(shown(rule, results, style))
            """
    }

    /// The engine's behaviour without the rule; `evdoc ablation --rule` names the claims that notice.
    private func without(_ counterfactual: Counterfactual, _ console: Console) -> String {
        let title = console.style(.bold, counterfactual.canBeOff ? "Without it" : "Cannot be off")
        return "\n\(title)\n\(Wrapping.lines(counterfactual.sentence, width: console.width))\n"
    }

    private func shown(_ rule: Rule, _ results: [ExperimentResult], _ style: Style) -> String {
        var columns = Columns()
        for result in results {
            let count = result.findings.filter { $0.trace.entries.contains { $0.rule == rule.id } }.count
            guard count > 0 else { continue }
            columns.add(
                Columns.Cell(result.experiment.id, .cyan),
                Columns.Cell("\(count) of \(counted(result.findings.count, "case"))", isRight: true),
                Columns.Cell(result.experiment.title))
        }
        let text = columns.text(style, indent: "  ")
        return text.isEmpty ? "  no experiment yet\n" : text
    }

    static func words(_ source: Source) -> String {
        switch source {
        case .observation(let id): "observation \(id)"
        case .document(let title), .account(let title): title
        case .choice(let reason): "our choice: \(reason)"
        }
    }
}

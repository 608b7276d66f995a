import EventTrace
import ReportKit
import Studies

/// The variables with the runner's results for each.
struct VariableTable {
    let result: ExperimentResult
    let context: PageContext

    private var wording: Wording { context.wording(result.experiment) }

    var html: HTML {
        guard !result.influences.isEmpty else { return "" }
        let heads: [ExperimentPhrase] = [.variable, .meaning, .values, .effect]
        return conditions
            + HTML.scrolling(
                context.say(ExperimentPhrase.variables),
                """
                <table class="stacked">
                <caption>\(context.say(ExperimentPhrase.variablesCaption))</caption>
                <thead><tr>\(heads.map { "<th scope=\"col\">\(context.say($0))</th>" as HTML })</tr></thead>
                <tbody>
                \(result.influences.map(row))</tbody>
                </table>

                """)
    }

    private var conditions: HTML {
        guard result.groups.count == 1, result.findings.count > 1 else { return "" }
        let cases = HTML(text: context.count(result.findings.count, .oneCase, .manyCases))
        return "<p>\(context.html(ExperimentPhrase.allAlike, ["cases": cases]))</p>\n"
    }

    private func row(_ influence: Influence) -> HTML {
        let variable = influence.variable
        return """
            <tr><th scope="row"><code>\(variable.name)</code></th><td>\(context.inline(variable.title, in: result.experiment.id)) …</td>\
            <td>\(context.list(variable.domain.map { InlineCode.html(wording.value($0)) }, .semicolon))</td><td>\(effect(influence))</td></tr>

            """
    }

    private func effect(_ influence: Influence) -> HTML {
        switch influence.effect {
        case .neverMatters: return "\(context.say(ExperimentPhrase.neverMatters))"
        case .untested: return "\(context.say(ExperimentPhrase.untested))"
        case .matters:
            let matters: HTML = "<strong>\(context.say(ExperimentPhrase.matters))</strong>"
            // Values without others equal to them add nothing to the fact that the variable matters.
            let alike = influence.classes.filter { $0.count > 1 }.map { $0.map { wording.value($0) }.joined(separator: " = ") }
            guard !alike.isEmpty else { return matters }
            return context.list(
                [matters, context.html(ExperimentPhrase.alike, ["values": InlineCode.html(context.list(alike, .semicolon))])], .semicolon)
        }
    }
}

import EventTrace
import ExperimentKit
import ReportKit

/// The choices of the decision finder, and every combination with who acts, for a script to choose from and for readers without one.
struct FinderTable {
    let result: ExperimentResult
    let context: PageContext

    private var wording: Wording { context.wording(result.experiment) }

    var html: HTML {
        let summary = OutcomeSummary(result, isComplete: true)
        let rows = result.findings.map { row($0, summary) }
        let heads = result.experiment.variables.map { "<th scope=\"col\">\(context.inline($0.title, in: result.experiment.id)) …</th>" as HTML }
        return """
            <noscript>\(context.paragraph(AboutPhrase.finderNeedsScript, class: "note"))</noscript>
            <form id="finder" class="finder" data-none="\(context.say(AboutPhrase.finderNone))" hidden>
            \(result.experiment.variables.map(choice))</form>
            <div id="finder-result" class="answer" role="status" hidden><h2>\(context.say(AboutPhrase.finderResult))</h2><p></p></div>
            <details id="finder-all" open><summary>\(context.say(AboutPhrase.finderAll))</summary>
            \(HTML.scrolling(
            context.say(AboutPhrase.finderAll),
            """
            <table class="finder-table">
            <thead><tr>\(heads)<th scope="col">\(context.say(AboutPhrase.finderResult))</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """))</details>

            """
    }

    private func choice(_ variable: AnyVariable) -> HTML {
        let options = variable.domain.map { "<option value=\"\($0.description)\">\(wording.value($0))</option>" as HTML }
        return "<label>\(context.inline(variable.title, in: result.experiment.id)) <select name=\"\(variable.name)\">\(options)</select></label>\n"
    }

    private func row(_ finding: Finding, _ summary: OutcomeSummary) -> HTML {
        let key = zip(finding.case.variables, finding.case.values).map { "\($0.name)=\($1.description)" }.joined(separator: "&")
        let target = context.address(Routes.case(finding.case.index, of: result))
        let outcomes = OutcomeWords(context: context).html(summary.outcomes(of: finding.trace.ordering))
        let cells = finding.case.values.map { "<td>\(wording.value($0))</td>" as HTML }
        return "<tr data-key=\"\(key)\">\(cells)<td><a href=\"\(target)\">\(outcomes)</a></td></tr>\n"
    }
}

import ExperimentKit
import ReportKit

/// The cases of two variables as a grid: what became of whom, each cell leading to its case.
struct CaseMatrixTable {
    let result: ExperimentResult
    let context: PageContext

    var html: HTML {
        guard let matrix = CaseMatrix(result) else { return "" }
        let wording = context.wording(result.experiment)
        let summary = OutcomeSummary(result)
        let heads = matrix.columns.domain.map {
            "<th scope=\"col\">\(InlineCode.html(wording.shortCondition(matrix.columns.condition($0))))</th>" as HTML
        }
        let rows = zip(matrix.rows.domain, matrix.findings).map { value, findings -> HTML in
            """
            <tr><th scope="row">\(InlineCode.html(wording.shortCondition(matrix.rows.condition(value))))</th>\(findings.map { cell($0, summary) })</tr>

            """
        }
        return HTML.scrolling(
            context.say(ExperimentPhrase.matrix),
            """
            <table class="matrix">
            <caption>\(context.say(ExperimentPhrase.matrixCaption)) \(context.say(ExperimentPhrase.matrixLegend))</caption>
            <thead><tr><td></td>\(heads)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private func cell(_ finding: Finding?, _ summary: OutcomeSummary) -> HTML {
        guard let finding else { return "<td class=\"absent\">–</td>" }
        let target = Route.fragment(Place.case(finding.case.index))
        let outcomes = OutcomeWords(context: context).html(summary.outcomes(of: finding))
        let words = context.count(finding.trace.ordering.count, .oneCall, .manyCalls)
        return "<td><a href=\"\(target)\">\(outcomes.isEmpty ? "\(words)" : outcomes)</a></td>"
    }
}

extension AnyVariable {
    /// Holds where it has this value.
    fileprivate func condition(_ value: Value) -> Condition { .isOneOf(name, [value]) }
}

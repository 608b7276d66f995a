import ExperimentKit
import ReportKit
import Studies

/// The cases of two variables as a grid of their outcomes; each cell links to its case.
struct CaseMatrixTable {
    let result: ExperimentResult
    let context: PageContext

    var html: HTML {
        guard let matrix = CaseMatrix(result) else { return "" }
        let wording = context.wording(result.experiment)
        let heads = matrix.columns.domain.map {
            "<th scope=\"col\">\(InlineCode.html(wording.head(matrix.columns, $0)))</th>" as HTML
        }
        let rows = zip(matrix.rows.domain, matrix.findings).map { value, findings -> HTML in
            """
            <tr><th scope="row">\(InlineCode.html(wording.head(matrix.rows, value)))</th>\(findings.map(cell))</tr>

            """
        }
        return HTML.scrolling(
            context.say(ExperimentPhrase.matrix),
            """
            <table class="matrix">
            <caption>\(context.say(ExperimentPhrase.matrixCaption))</caption>
            <thead><tr><td></td>\(heads)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private func cell(_ finding: Finding?) -> HTML {
        guard let finding else { return "<td class=\"absent\">–</td>" }
        let target = Route.fragment(Place.case(finding.case.index))
        let outcomes = OutcomeWords(context: context).html(result, finding)
        let words = context.count(finding.trace.ordering.count, .oneCall, .manyCalls)
        return "<td><a href=\"\(target)\">\(outcomes.isEmpty ? "\(words)" : outcomes)</a></td>"
    }
}

extension Wording {
    /// The most letters of a value that says nothing without its variable: "yes", "up".
    private static let mostOfAnAnswer = 3

    /// A value over a column or before a row, as a clause where the value alone does not say of what it is one.
    fileprivate func head(_ variable: AnyVariable, _ value: Value) -> String {
        switch value {
        case .flag: clause(variable, value)
        case .choice(let words) where words.count <= Wording.mostOfAnAnswer: clause(variable, value)
        default: shortCondition(.isOneOf(variable.name, [value]))
        }
    }
}

import ExperimentKit
import ReportKit
import Studies

/// The cases of two variables as a grid of their outcomes; each cell links to its case.
struct CaseMatrixTable {
    let result: ExperimentResult
    let context: PageContext

    /// The most letters over a column as narrow as a few words.
    private static let mostInHead = 20

    var html: HTML {
        guard let matrix = CaseMatrix(result) else { return "" }
        let wording = context.wording(result.experiment)
        let once = matrix.findings.joined().lazy.compactMap { $0 }.first.map { first -> HTML in
            HTML.when(
                !matrix.outcomes.same.isEmpty,
                "<br>\(OutcomeWords(context: context).once(.sameInCells, result, first, matrix.outcomes.same))")
        }
        let columns = matrix.columns.domain.map { wording.head(matrix.columns, $0) }
        let heads = columns.map { "<th scope=\"col\">\(InlineCode.html($0))</th>" as HTML }
        let rows = zip(matrix.rows.domain, matrix.findings).map { value, row -> HTML in
            """
            <tr><th scope="row">\(InlineCode.html(wording.head(matrix.rows, value)))</th>\(zip(columns, row).map { MatrixCell.html(under: $0, $1.map { cell($0, matrix) }) })</tr>

            """
        }
        return HTML.scrolling(
            context.say(ExperimentPhrase.matrix),
            """
            <table class="matrix\(HTML.when(columns.contains { $0.unicodeScalars.count > CaseMatrixTable.mostInHead }, " long"))">
            <caption>\(caption(matrix))\(once ?? "")</caption>
            <thead><tr><td>\(axes(matrix))</td>\(heads)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    /// Titles of the variables whose values stand before the rows and over the columns; none for a flag, whose values are clauses.
    private func axes(_ matrix: CaseMatrix) -> HTML {
        func title(_ variable: AnyVariable) -> HTML { context.inline(variable.title, in: result.experiment.id) }
        let axes = [(matrix.rows, "↓"), (matrix.columns, "→")] as [(AnyVariable, HTML)]
        return axes.filter { !$0.0.domain.contains { $0.isFlag } }.map { "\(title($0.0)) \($0.1)" as HTML }.joined("<br>")
    }

    private func caption(_ matrix: CaseMatrix) -> HTML {
        let more: HTML = HTML.when(matrix.leavesOut, "\(context.space)\(context.say(Phrase.matrixLeavesOut))")
        return "\(context.say(ExperimentPhrase.matrixCaption))\(more)"
    }

    private func cell(_ finding: Finding, _ matrix: CaseMatrix) -> HTML {
        let target = Route.fragment(Place.case(finding.case.index))
        let outcomes = OutcomeWords(context: context).html(result, finding, matrix.shown(finding))
        let words =
            matrix.outcomes.told.isEmpty
            ? context.count(finding.trace.ordering.count, .oneCall, .manyCalls) : context.say(Phrase.noneOfThese)
        return "<a href=\"\(target)\">\(outcomes.isEmpty ? "\(words)" : outcomes)</a>"
    }
}

extension Value {
    fileprivate var isFlag: Bool {
        if case .flag = self { return true }
        return false
    }
}

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
        let shown = matrix.findings.flatMap { $0.compactMap { $0 } }
        let (told, same) = result.outcomes(amongCells: shown)
        let once: HTML = HTML.when(
            !same.isEmpty, "<br>\(OutcomeWords(context: context).once(.sameInCells, result, shown[0], same))")
        let columns = matrix.columns.domain.map { wording.head(matrix.columns, $0) }
        let heads = columns.map { "<th scope=\"col\">\(InlineCode.html($0))</th>" as HTML }
        let rows = zip(matrix.rows.domain, matrix.findings).map { value, row -> HTML in
            """
            <tr><th scope="row">\(InlineCode.html(wording.head(matrix.rows, value)))</th>\(zip(columns, row).map { MatrixCell.html(under: $0, $1.map { cell($0, told) }) })</tr>

            """
        }
        return HTML.scrolling(
            context.say(ExperimentPhrase.matrix),
            """
            <table class="matrix\(HTML.when(columns.contains { $0.unicodeScalars.count > CaseMatrixTable.mostInHead }, " long"))">
            <caption>\(caption(told))\(once)</caption>
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

    private func caption(_ told: [OutcomeStates]) -> HTML {
        let leavesOut = result.findings.contains { shown($0, told).count < told.count }
        let more: HTML = HTML.when(leavesOut, "\(context.space)\(context.say(ExperimentPhrase.matrixLeavesOut))")
        return "\(context.say(ExperimentPhrase.matrixCaption))\(more)"
    }

    /// Outcomes that happen in a case; an only outcome, even if it does not happen.
    private func shown(_ finding: Finding, _ told: [OutcomeStates]) -> [OutcomeStates] {
        told.count == 1 ? told : told.filter { OutcomeWords.happens($0, finding.case.index) }
    }

    private func cell(_ finding: Finding, _ told: [OutcomeStates]) -> HTML {
        let target = Route.fragment(Place.case(finding.case.index))
        let outcomes = OutcomeWords(context: context).html(result, finding, shown(finding, told))
        let words =
            told.isEmpty ? context.count(finding.trace.ordering.count, .oneCall, .manyCalls) : context.say(ExperimentPhrase.noneOfThese)
        return "<a href=\"\(target)\">\(outcomes.isEmpty ? "\(words)" : outcomes)</a>"
    }
}

extension Value {
    fileprivate var isFlag: Bool {
        if case .flag = self { return true }
        return false
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

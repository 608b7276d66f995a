import EventTrace
import ExperimentKit

/// The variables with what the runner found out about each, unasked.
struct VariableTable {
    let result: ExperimentResult

    var html: HTML {
        guard !result.influences.isEmpty else { return "" }
        return conditions
            + HTML.scrolling(
                "Variables",
                """
                <table class="stacked">
                <caption>The variables of this experiment, and whether they change the ordering.</caption>
                <thead><tr><th scope="col">Variable</th><th scope="col">Meaning</th><th scope="col">Values</th><th scope="col">Effect</th></tr></thead>
                <tbody>
                \(result.influences.map(row))</tbody>
                </table>

                """)
    }

    private var conditions: HTML {
        HTML.when(
            result.groups.count == 1 && result.findings.count > 1,
            HTML.paragraph("All \(counted(result.findings.count, "case")) have the same ordering."))
    }

    private func row(_ influence: Influence) -> HTML {
        let variable = influence.variable
        return """
            <tr><th scope="row"><code>\(variable.name)</code></th><td>\(InlineCode.html(variable.title))</td>\
            <td>\(variable.domain.map(\.words).joined(separator: ", "))</td><td>\(effect(influence))</td></tr>

            """
    }

    private func effect(_ influence: Influence) -> HTML {
        switch influence.effect {
        case .neverMatters: return "never changes the ordering"
        case .untested: return "not tested by itself"
        case .matters:
            // Values that stand alone say nothing beyond that the variable matters.
            let alike = influence.classes.filter { $0.count > 1 }.map { $0.map(\.description).joined(separator: " = ") }
            return HTML.when(
                alike.isEmpty, "<strong>changes the ordering</strong>",
                else: "<strong>changes the ordering</strong>; alike: \(alike.joined(separator: "; "))")
        }
    }
}

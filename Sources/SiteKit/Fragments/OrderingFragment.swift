import EventTrace
import ExperimentKit
import ReportKit

/// The table of observed orderings: a column per group of cases, a row per call, indented by nesting.
struct OrderingFragment {
    let result: ExperimentResult
    let page: String
    let rules: RuleLinks

    /// A longer list would push the table out of sight; it is closed until somebody asks.
    private static let mostOpenConditions = 8

    static func indent(_ depth: Int) -> HTML {
        HTML.when(depth > 0, " style=\"--depth:\(depth)\"")
    }

    var html: HTML {
        guard !result.groups.isEmpty else { return "" }
        let rows = OrderingTable(result.groups).rows
        guard !rows.isEmpty else { return HTML.paragraph("No client code is called in any case.") }
        return conditions
            + HTML.scrolling(
                "Observed orderings of \(result.experiment.title)",
                """
                <table class="orderings sticky">
                <caption>\(caption)</caption>
                <thead><tr><th scope="col">Call</th>\(result.groups.map(head))<th scope="col">Rule</th></tr></thead>
                <tbody>
                \(rows.map(row))</tbody>
                </table>

                """)
    }

    private var caption: HTML {
        """
        Observed orderings of <a href="\(Routes.experiment(result).address(from: page))">\(result.experiment.id)</a>: one column for \
        each group of cases that behave alike. The numbers count the calls of a column; a dash means that the call is not made.\
        \(HTML.when(result.groups.contains { !$0.unordered.isEmpty }, " ≈ marks calls whose order among themselves UIKit does not define."))
        """
    }

    /// When each ordering appears.
    private var conditions: HTML {
        guard result.groups.count > 1 else { return "" }
        let items = result.groups.map { group -> HTML in
            "<b>\(group.letter)</b><span>when \(InlineCode.html(group.condition.words)) (\(counted(group.cases.count, "case")))</span>"
        }
        let list = HTML.unorderedList(items, class: "conditions")
        guard items.count > OrderingFragment.mostOpenConditions else { return list }
        return "<details>\n<summary>When each of the \(items.count) orderings appears</summary>\n\(list)</details>\n"
    }

    private func head(_ group: OrderingGroup) -> HTML {
        """
        <th scope="col"><span class="letter">\(group.letter)</span>\
        \(HTML.when(hasShortConditions, "<span class=\"condition\">\(group.condition.shortWords)</span>"))</th>
        """
    }

    /// Long conditions stand in the list above the table only.
    private var hasShortConditions: Bool {
        result.groups.count > 1 && result.groups.allSatisfy { $0.condition.shortWords.count <= 32 }
    }

    private func row(_ row: OrderingRow) -> HTML {
        let cells = row.numbers(in: result.groups).map { number -> HTML in
            number.isEmpty ? "<td class=\"absent\">–</td>" : "<td>\(number)</td>"
        }
        let mark: HTML = HTML.when(row.call.isMark, " class=\"mark\"")
        return """
            <tr\(mark)><th scope="row"\(OrderingFragment.indent(row.call.depth))><span class="token">\(CallTable.token(row.call))</span></th>\(cells)\
            <td>\(rules[row.call.rule])</td></tr>

            """
    }
}

import EventTrace
import ExperimentKit
import ReportKit

/// The table of observed orderings: a column per group of cases, a row per call, indented by nesting.
struct OrderingFragment {
    let result: ExperimentResult
    let page: String
    let content: SiteContent

    static func indent(_ depth: Int) -> HTML {
        HTML.when(depth > 0, " style=\"--depth:\(depth)\"")
    }

    var html: HTML {
        guard !result.groups.isEmpty else { return "" }
        let rows = OrderingTable(result.groups).rows
        return HTML.scrolling(
            "Observed orderings of \(result.experiment.title.english)",
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
        Observed orderings of <a href="\(Paths.relative(from: page, to: ExperimentPage.path(of: result)))">\(result.experiment.id)</a>: one column for \
        each group of cases that behave alike. The numbers count the calls of a column; a dash means that the call is not made.
        """
    }

    /// A condition too long for a column stands in the list of orderings only.
    private func head(_ group: OrderingGroup) -> HTML {
        let words = group.condition.shortWords
        let isShort = result.groups.count > 1 && words.count <= 40
        return """
            <th scope="col"><span class="letter">\(group.letter)</span>\
            \(HTML.when(isShort, "<span class=\"condition\">\(words)</span>"))</th>
            """
    }

    private func row(_ row: OrderingRow) -> HTML {
        let cells = row.positions.map { position -> HTML in
            position.map { "<td>\($0 + 1)</td>" } ?? "<td class=\"absent\">–</td>"
        }
        let mark: HTML = HTML.when(row.call.isMark, " class=\"mark\"")
        return """
            <tr\(mark)><th scope="row"\(OrderingFragment.indent(row.call.depth))><span class="token">\(CallTable.token(row.call))</span></th>\(cells)\
            <td>\(RuleLink.html(row.call.rule, from: page, in: content))</td></tr>

            """
    }
}

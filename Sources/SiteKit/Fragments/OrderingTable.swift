import EventTrace
import ExperimentKit

/// The table of observed orderings: a column per group of cases, a row per call, indented by nesting.
struct OrderingTable {
    let result: ExperimentResult
    let page: String
    let content: SiteContent

    /// `A`, `B`, … `Z`, `AA`: how a group is called on the pages.
    static func letter(of group: Int) -> String {
        let last = String(UnicodeScalar(UInt8(65 + group % 26)))
        return group < 26 ? last : letter(of: group / 26 - 1) + last
    }

    static func indent(_ depth: Int) -> HTML {
        HTML.when(depth > 0, " style=\"--depth:\(depth)\"")
    }

    var html: HTML {
        guard !result.groups.isEmpty else { return "" }
        let rows = AlignedCalls(result.groups.map(\.ordering)).rows
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

    private func head(_ group: OrderingGroup) -> HTML {
        """
        <th scope="col"><span class="letter">\(OrderingTable.letter(of: group.index))</span>\
        <span class="condition">\(group.condition.shortWords)</span></th>
        """
    }

    private func row(_ row: AlignedCalls.Row) -> HTML {
        let cells = row.positions.map { position -> HTML in
            position.map { "<td>\($0 + 1)</td>" } ?? "<td class=\"absent\">–</td>"
        }
        let mark: HTML = HTML.when(row.call.isMark, " class=\"mark\"")
        return """
            <tr\(mark)><th scope="row"\(OrderingTable.indent(row.call.depth))><span class="token">\(CallTable.token(row.call))</span></th>\(cells)\
            <td>\(RuleLink.html(row.call.rule, from: page, in: content))</td></tr>

            """
    }
}

import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The table of observed orderings: a column per group of cases, named by its conditions, and a row per call, indented by nesting.
struct OrderingFragment {
    let result: ExperimentResult
    let context: PageContext
    /// Rows can be linked to on the experiment's own page only: another page may show several tables.
    private let isOnItsPage: Bool
    private let wording: Wording
    private let names: GroupNames

    /// The most conditions that are open at first: a longer list would push the table out of sight.
    private static let mostOpenConditions = 6
    /// The most columns and rows that fit on paper.
    private static let mostOnPaper = (columns: 6, rows: 40)
    /// The most rows of a table that is open at first: a longer one gives no overview.
    private static let mostOpenRows = 80

    init(result: ExperimentResult, context: PageContext, isOnItsPage: Bool = true) {
        (self.result, self.context, self.isOnItsPage) = (result, context, isOnItsPage)
        wording = context.wording(result.experiment)
        names = GroupNames(result, wording)
    }

    static func indent(_ depth: Int) -> String { depth > 0 ? " d\(min(depth, 12))" : "" }

    var html: HTML {
        guard !result.groups.isEmpty else { return "" }
        let rows = OrderingTable(result.groups).rows
        guard !rows.isEmpty else { return context.paragraph(ExperimentPhrase.noClientCode) }
        let table = HTML.scrolling(
            context.say(ExperimentPhrase.orderings),
            """
            <table class="orderings sticky\(HTML.when(isLarge(rows), " many"))">
            <caption>\(caption(rows))</caption>
            <thead><tr><th scope="col">\(context.say(ExperimentPhrase.call))</th>\(result.groups.map(head))\
            <th scope="col">\(context.say(ExperimentPhrase.rule))</th></tr></thead>
            <tbody>
            \(rows.enumerated().map(row))</tbody>
            </table>

            """)
        guard rows.count > OrderingFragment.mostOpenRows else { return conditions + table }
        let words = context.say(
            ExperimentPhrase.wholeTable,
            [
                "orderings": context.count(result.groups.count, .oneOrdering, .manyOrderings),
                "calls": context.count(rows.count, .oneCall, .manyCalls),
            ])
        return conditions + "<details><summary>\(words)</summary>\n\(table)</details>\n"
    }

    private func isLarge(_ rows: [OrderingRow]) -> Bool {
        result.groups.count > OrderingFragment.mostOnPaper.columns || rows.count > OrderingFragment.mostOnPaper.rows
    }

    /// Only what this table needs.
    private func caption(_ rows: [OrderingRow]) -> HTML {
        let cells = rows.flatMap { $0.cells(in: result.groups) }
        let calls = rows.map(\.call)
        let phrases: [(Bool, ExperimentPhrase)] = [
            (result.groups.count > 1, .tableCaption), (cells.contains { $0 == nil }, .tableAbsent),
            (calls.contains { $0.depth > 0 }, .tableNested),
            (rows.contains { $0.answer != nil } || cells.contains { $0?.answer != nil }, .tableAnswers),
            (calls.contains { $0.isMark }, .tableMarks), (cells.contains { $0?.isUnordered == true }, .tableUnordered),
            (rows.contains { $0.isRepeated }, .tableAgain),
        ]
        return phrases.filter(\.0).map { context.html($0.1) }.joined(context.space)
    }

    /// The conditions under which each ordering appears.
    private var conditions: HTML {
        guard result.groups.count > 1 else { return "" }
        let items = result.groups.map { group -> HTML in
            let cases =
                names.saysItsCases(group)
                ? "" : context.say(ListPhrase.aside, ["text": context.count(group.cases.count, .oneCase, .manyCases)])
            let condition = InlineCode.html(wording.condition(group.condition))
            return context.html(
                ListPhrase.titled,
                [
                    "title": "<strong>\(name(group))</strong>\(cases)",
                    "text": context.html(ExperimentPhrase.whenOrdering, ["condition": condition]),
                ])
        }
        let list = HTML.unorderedList(items, class: "conditions")
        guard items.count > OrderingFragment.mostOpenConditions || CaseMatrix(result) != nil else { return list }
        return """
            <details>
            <summary>\(context.say(ExperimentPhrase.whenOrderings, ["count": "\(items.count)"]))</summary>
            \(list)</details>

            """
    }

    private func name(_ group: OrderingGroup) -> HTML { InlineCode.html(names[group]) }

    private func head(_ group: OrderingGroup) -> HTML { "<th scope=\"col\">\(name(group))</th>" }

    private func row(_ index: Int, _ row: OrderingRow) -> HTML {
        let cells = row.cells(in: result.groups).map { cell -> HTML in
            guard let cell else { return "<td class=\"absent\">–</td>" }
            let answer = cell.answer.map { " <span class=\"returned\">→ \($0)</span>" as HTML }
            return "<td>\(HTML.when(cell.isUnordered, "≈ "))\(cell.number)\(answer)</td>"
        }
        let id = Place.row(index)
        let answer = row.answer.map { " <span class=\"returned\">→ \($0)</span>" as HTML }
        return """
            <tr\(HTML.when(isOnItsPage, " id=\"\(id)\""))\(HTML.when(row.call.isMark, " class=\"mark\""))>\
            <th scope="row" class="call\(OrderingFragment.indent(row.call.depth))"><span class="token">\(row.call.isMark ? InlineCode.html(wording.mark(row.call)) : CallWords.name(row.call))\(answer)</span>\
            \(HTML.when(row.isRepeated, " ↕"))\(HTML.when(isOnItsPage, PermalinkMark.html(id, context)))</th>\(cells)\
            <td>\(context.rule(row.call.rule))</td></tr>

            """
    }
}

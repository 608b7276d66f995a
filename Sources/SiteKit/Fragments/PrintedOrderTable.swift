import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The orders printed in documents beside those printed here, with the reasons for differences.
struct PrintedOrderTable {
    let result: ExperimentResult
    let context: PageContext

    var html: HTML {
        let rows = result.comparedOrders.map(row)
        guard !rows.isEmpty else { return "" }
        let head: [Phrase] = [.where, .documentPrints, .happensHere, .why]
        return HTML.scrolling(
            context.say(Phrase.printedOrders),
            """
            <table class="stacked printed">
            <caption>\(context.say(Phrase.printedOrdersCaption))</caption>
            <thead><tr>\(head.map { "<th scope=\"col\">\(context.say($0))</th>" as HTML })</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private func row(_ compared: ComparedOrder) -> HTML {
        let printed = compared.printed
        return """
            <tr><th scope="row">\(InlineCode.html(condition(printed)))</th>\
            <td>\(context.say(Phrase.document)) \(StatementLink.html(printed.origin, context))\(list(printed.lines.map(\.description)))</td>\
            <td>\(list(compared.lines))</td><td>\(why(compared))</td></tr>

            """
    }

    private func condition(_ printed: PrintedOrder) -> String {
        printed.condition == .always ? context.say(Phrase.everyCase) : context.wording(result.experiment).condition(printed.condition)
    }

    private func why(_ compared: ComparedOrder) -> HTML {
        compared.printed.difference.map { context.inline($0, in: result.experiment.id) }
            ?? "\(context.say(compared.isSame ? Phrase.theSame : .unexplained))"
    }

    private func list(_ lines: [String]) -> HTML { "<ol>\(lines.map { "<li><code>\($0)</code></li>" as HTML })</ol>" }
}

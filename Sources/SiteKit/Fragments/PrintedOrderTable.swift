import EventTrace
import ExperimentKit
import ReportKit
import TranslationKit

/// What documents print beside what is printed here, and why the two differ where they do.
struct PrintedOrderTable {
    let result: ExperimentResult
    var translation = Translation.english

    var html: HTML {
        let rows = result.comparedOrders.map(row)
        guard !rows.isEmpty else { return "" }
        let head: [Phrase] = [.where, .documentPrints, .happensHere, .why]
        return HTML.scrolling(
            translation(Phrase.printedOrders),
            """
            <table class="stacked printed">
            <caption>\(translation(Phrase.printedOrdersCaption))</caption>
            <thead><tr>\(head.map { "<th scope=\"col\">\(translation($0))</th>" as HTML })</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private func row(_ compared: ComparedOrder) -> HTML {
        let printed = compared.printed
        return """
            <tr><th scope="row">\(InlineCode.html(condition(printed)))</th>\
            <td>\(translation(Phrase.document)) \(printed.origin.reference)\(list(printed.lines.map(\.description)))</td>\
            <td>\(list(compared.lines))</td><td>\(why(printed))</td></tr>

            """
    }

    private func condition(_ printed: PrintedOrder) -> String {
        let wording = Wording(translation, of: result.experiment.id)
        return printed.condition == .always ? translation(Phrase.everyCase) : wording.condition(printed.condition)
    }

    private func why(_ printed: PrintedOrder) -> HTML {
        printed.difference.map { translation.inline($0, in: result.experiment.id) } ?? "\(translation(Phrase.theSame))"
    }

    private func list(_ lines: [String]) -> HTML { "<ol>\(lines.map { "<li><code>\($0)</code></li>" as HTML })</ol>" }
}

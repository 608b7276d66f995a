import EventTrace
import ExperimentKit

/// An ordering beside another one, under its outcomes, if there are any.
enum OrderingColumn {
    static func html(_ title: String, outcomes: HTML = "", _ calls: [Call], _ context: PageContext) -> HTML {
        let items = calls.map { call -> HTML in
            "<li><span class=\"token call\(OrderingFragment.indent(call.depth))\">\(CallWords.token(call))</span></li>\n"
        }
        return """
            <div><p>\(title)</p>
            \(HTML.when(!outcomes.isEmpty, "<p class=\"outcomes\">\(outcomes)</p>\n"))\(items.isEmpty ? context.paragraph(ExperimentPhrase.noCall, class: "note") : "<ol>\n\(items)</ol>\n")</div>

            """
    }
}

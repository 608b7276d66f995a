import EventTrace
import ExperimentKit

/// An ordering beside another one.
enum OrderingColumn {
    static func html(_ title: String, _ calls: [Call], _ context: PageContext) -> HTML {
        let items = calls.map { call -> HTML in
            "<li><span class=\"token call\(OrderingFragment.indent(call.depth))\">\(CallWords.token(call))</span></li>\n"
        }
        return """
            <div><p>\(title)</p>
            \(items.isEmpty ? context.paragraph(ExperimentPhrase.noCall, class: "note") : "<ol>\n\(items)</ol>\n")</div>

            """
    }
}

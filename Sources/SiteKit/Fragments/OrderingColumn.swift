import EventTrace
import ExperimentKit

/// An ordering that stands beside another one.
enum OrderingColumn {
    static func html(_ title: String, _ calls: [Call]) -> HTML {
        let items = calls.map { call -> HTML in
            "<span\(OrderingFragment.indent(call.depth)) class=\"token\">\(CallTable.token(call))</span>"
        }
        return """
            <div><p>\(title):</p>
            \(items.isEmpty ? HTML.paragraph("no call at all", class: "note") : "<ol>\n\(items.map { "<li>\($0)</li>\n" as HTML })</ol>\n")</div>

            """
    }
}

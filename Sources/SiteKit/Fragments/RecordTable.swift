import EventTrace

/// Everything that the engine wrote down in one case: the calls, and the decisions between them that made them come.
struct RecordTable {
    let trace: Trace
    let rules: RuleLinks

    var html: HTML {
        """
        <details>
        <summary>The engine’s decisions in this case</summary>
        \(table)</details>

        """
    }

    private var table: HTML {
        HTML.scrolling(
            "Decisions",
            """
            <table class="calls">
            <thead><tr><th scope="col" class="right">ms</th><th scope="col">Entry</th><th scope="col">Rule</th></tr></thead>
            <tbody>
            \(trace.entries.map(row))</tbody>
            </table>

            """)
    }

    private func row(_ entry: Entry) -> HTML {
        let attribute: HTML = HTML.when(entry.kind == .decision, " class=\"decision\"")
        return """
            <tr\(attribute)><td class="right">\(Milliseconds(entry.time).description)</td>\
            <td class="token"\(OrderingFragment.indent(Int(entry.depth)))>\(trace.describe(entry))</td>\
            <td>\(rules[entry.rule])</td></tr>

            """
    }
}

import EventTrace

/// The calls of one case with their times and rules.
struct CallTable {
    let trace: Trace
    let rules: RuleLinks

    var html: HTML {
        let calls = trace.ordering
        guard !calls.isEmpty else { return HTML.paragraph("No client code is called.", class: "note") }
        return HTML.scrolling(
            "Calls",
            """
            <table class="calls">
            <thead><tr><th scope="col" class="right">ms</th><th scope="col">Call</th><th scope="col">Rule</th></tr></thead>
            <tbody>
            \(calls.map(row))</tbody>
            </table>

            """)
    }

    private func row(_ call: Call) -> HTML {
        """
        <tr><td class="right">\(Milliseconds(call.time).description)</td><td class="token"\(OrderingFragment.indent(call.depth))>\(CallTable.token(call))</td>\
        <td>\(rules[call.rule])</td></tr>

        """
    }

    /// `level_3.hitTest → level_3`; a narrow screen may break it before the dot and the parenthesis.
    static func token(_ call: Call) -> HTML {
        guard !call.isMark else { return "\(call.call)" }
        let argument: HTML = HTML.when(!call.argument.isEmpty, "<wbr>(\(call.argument))")
        let answer = call.answer.map { " <span class=\"returned\">→ \($0)</span>" as HTML }
        return "\(call.receiver)<wbr>.\(call.call)\(argument)\(answer)"
    }
}

import EventTrace
import ExperimentKit
import Studies

extension MarkdownReport {
    /// The number of orderings, the conditions of each, and the tables of them.
    var orderings: String {
        guard !result.groups.isEmpty else { return "" }
        let counts = say(
            .allOrderings, ["cases": wording.cases(result.findings.count), "orderings": wording.orderings(result.groups.count)])
        var body = ""
        if result.groups.count > 1 {
            body += result.groups.map { group in
                let cases = names.saysItsCases(group) ? "" : aside(wording.cases(group.cases.count))
                return "- \(titled("**\(name(group))**\(cases)", wording.condition(group.condition)))\n"
            }.joined()
            body += "\n"
        }
        let tables = OrderingTable.tables(for: result.groups)
        body += tables.map { table($0) }.joined(separator: "\n")
        if tables.contains(where: { $0.rows.contains { $0.isRepeated } }) { body += "\n\(say(.again))\n" }
        if result.groups.contains(where: { !$0.unordered.isEmpty }) { body += "\n\(say(.unordered))\n" }
        return section(.orderings, "<details><summary>\(counts)</summary>\n\n\(body)\n</details>\n")
    }

    private func table(_ table: OrderingTable) -> String {
        guard !table.rows.isEmpty else {
            return titled(list(table.columns.map { "**\(name($0))**" }), say(.noCalls)) + "\n"
        }
        return Markdown.table(
            [say(.call)] + table.columns.map { name($0) },
            table.rows.map { row in [told(row)] + row.cells(in: table.columns).map { Markdown.escaped($0?.words ?? "") } })
    }

    private func name(_ group: OrderingGroup) -> String { Markdown.prose(names[group]) }

    /// A line of the experiment's own, in the reader's language.
    func mark(_ call: Call) -> String { "*\(Markdown.prose(wording.mark(call)))*" }

    /// A row of a table. Leading spaces do not survive in a table; these marks do.
    private func told(_ row: OrderingRow) -> String {
        let call = row.call
        let answer = row.answer.map { " → \(Markdown.escaped($0))" } ?? ""
        let again = row.isRepeated ? " ↕" : ""
        let words = call.isMark ? mark(call) : Markdown.code(call.token) + answer + again
        return call.depth == 0 ? words : String(repeating: "· ", count: call.depth - 1) + "└ " + words
    }
}

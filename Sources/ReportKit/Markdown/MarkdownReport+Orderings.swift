import EventTrace
import ExperimentKit

extension MarkdownReport {
    /// How many orderings, when each appears, and the tables of them.
    var orderings: String {
        guard !result.groups.isEmpty else { return "" }
        let counts = translation(
            ListPhrase.clauses, ["first": wording.cases(result.findings.count), "second": wording.orderings(result.groups.count)])
        var body = "\(sentence(counts))\n\n"
        if result.groups.count > 1 {
            body += result.groups.map { group in
                "- \(titled("**\(name(group))**\(aside(wording.cases(group.cases.count)))", wording.condition(group.condition)))\n"
            }.joined()
            body += "\n"
        }
        let tables = OrderingTable.tables(for: result.groups)
        body += tables.map { table($0) }.joined(separator: "\n")
        if tables.contains(where: { $0.rows.contains { $0.isRepeated } }) { body += "\n\(say(.again))\n" }
        if result.groups.contains(where: { !$0.unordered.isEmpty }) { body += "\n\(say(.unordered))\n" }
        return section(.orderings, body)
    }

    private func table(_ table: OrderingTable) -> String {
        guard !table.rows.isEmpty else {
            return titled(list(table.columns.map { "**\(name($0))**" }), say(.noCalls)) + "\n"
        }
        return Markdown.table(
            [say(.call)] + table.columns.map { name($0) },
            table.rows.map { row in [told(row)] + row.cells(in: table.columns).map { Markdown.escaped($0?.words ?? "") } })
    }

    private func name(_ group: OrderingGroup) -> String { Markdown.prose(wording.name(of: group, in: result)) }

    /// Leading spaces do not survive in a table; these marks do.
    private func told(_ row: OrderingRow) -> String {
        let call = row.call
        let answer = row.answer.map { " → \(Markdown.escaped($0))" } ?? ""
        let again = row.isRepeated ? " ↕" : ""
        let words = call.isMark ? "*\(Markdown.escaped(call.call))*" : Markdown.code(MethodName.token(call)) + answer + again
        return call.depth == 0 ? words : String(repeating: "· ", count: call.depth - 1) + "└ " + words
    }

    /// One line for each variable.
    var whatMatters: String {
        section(.whatMatters, result.influences.map { "- \(told($0))\n" }.joined())
    }

    private func told(_ influence: Influence) -> String {
        let name = Markdown.code(influence.variable.name)
        switch influence.effect {
        case .neverMatters: return say(.neverMatters, ["variable": name])
        case .untested: return say(.untested, ["variable": name])
        case .matters:
            let isEverywhere = influence.condition == .always
            let condition = wording.condition(influence.condition)
            guard let classes = told(influence.classes) else {
                return say(isEverywhere ? .matters : .mattersWhere, ["variable": name, "condition": condition])
            }
            return say(
                isEverywhere ? .mattersByClass : .mattersWhereByClass, ["variable": name, "condition": condition, "classes": classes])
        }
    }

    /// Nil where each value stands for itself: the values need no mention then.
    private func told(_ classes: [[Value]]) -> String? {
        guard classes.contains(where: { $0.count > 1 }) else { return nil }
        return list(classes.map { $0.map { Markdown.escaped(wording.value($0)) }.joined(separator: " = ") }, .semicolon)
    }
}

import EventTrace
import ExperimentKit

extension MarkdownReport {
    /// How many orderings, when each appears, and the tables of them.
    var orderings: String {
        guard !result.groups.isEmpty else { return "" }
        var body = "\(wording.cases(result.findings.count)), \(wording.orderings(result.groups.count)).\n\n"
        if result.groups.count > 1 {
            body += result.groups.map { "- **\($0.letter)** (\(wording.cases($0.cases.count))): \(wording.condition($0.condition))\n" }
                .joined()
            body += "\n"
        }
        body += OrderingTable.tables(for: result.groups).map { table($0) }.joined(separator: "\n")
        if result.groups.contains(where: { !$0.unordered.isEmpty }) { body += "\n\(say(.unordered))\n" }
        return section(.orderings, body)
    }

    private func table(_ table: OrderingTable) -> String {
        guard !table.rows.isEmpty else {
            return "\(table.columns.map { "**\($0.letter)**" }.joined(separator: ", ")): \(say(.noCalls))\n"
        }
        return Markdown.table(
            [say(.call)] + table.columns.map { head($0) },
            table.rows.map { [told($0.call)] + $0.numbers(in: table.columns) })
    }

    /// Long conditions stand in the list above the table only.
    private func head(_ group: OrderingGroup) -> String {
        if result.groups.count == 1 { return say(.everyCase) }
        let words = group.condition.shortWords
        return words.unicodeScalars.count > 32 ? group.letter : "\(group.letter): \(Markdown.escaped(words))"
    }

    /// Leading spaces do not survive in a table; these marks do.
    private func told(_ call: Call) -> String {
        let answer = call.answer.map { " → \(Markdown.escaped($0))" } ?? ""
        let words = call.isMark ? "*\(Markdown.escaped(call.call))*" : Markdown.code(call.token) + answer
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
        return classes.map { $0.map { Markdown.escaped($0.description) }.joined(separator: " = ") }.joined(separator: "; ")
    }
}

import EventTrace
import ExperimentKit

extension MarkdownReport {
    /// How many orderings, when each appears, and the tables of them.
    var orderings: String {
        guard !result.groups.isEmpty else { return "" }
        var body = "\(say(Phrase.cases(result.findings.count))), \(say(Phrase.orderings(result.groups.count))).\n\n"
        if result.groups.count > 1 {
            body += result.groups.map { "- **\($0.letter)** (\(say(Phrase.cases($0.cases.count)))): \(say($0.condition.words))\n" }.joined()
            body += "\n"
        }
        body += OrderingTable.tables(for: result.groups).map { table($0) }.joined(separator: "\n")
        if result.groups.contains(where: { !$0.unordered.isEmpty }) { body += "\n\(say(Phrase.unordered))\n" }
        return section(Phrase.orderings, body)
    }

    private func table(_ table: OrderingTable) -> String {
        guard !table.rows.isEmpty else {
            return "\(table.columns.map { "**\($0.letter)**" }.joined(separator: ", ")): \(say(Phrase.noCalls))\n"
        }
        return Markdown.table(
            [say(Phrase.call)] + table.columns.map { head($0) },
            table.rows.map { [told($0.call)] + $0.numbers(in: table.columns) })
    }

    /// Long conditions stand in the list above the table only.
    private func head(_ group: OrderingGroup) -> String {
        if result.groups.count == 1 { return say(Phrase.everyCase) }
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
        section(Phrase.whatMatters, result.influences.map { "- \(say(told($0)))\n" }.joined())
    }

    private func told(_ influence: Influence) -> Text {
        let name = Markdown.code(influence.variable.name)
        switch influence.effect {
        case .neverMatters: return Text("\(name) never changes the ordering.", chinese: "\(name) 从不改变顺序。")
        case .untested: return Text("\(name) never varies alone, so nothing can be said of it.", chinese: "\(name) 从不单独变化，无从判断。")
        case .matters:
            let classes = influence.classes.map { $0.map { Markdown.escaped($0.description) } }
            let place =
                influence.condition == .always
                ? Text("", chinese: "") : Text(" where ", chinese: "，条件是 ") + influence.condition.words
            return Text("\(name) changes the ordering", chinese: "\(name) 改变顺序") + place + told(classes)
        }
    }

    /// Where each value stands for itself, the values need no mention.
    private func told(_ classes: [[String]]) -> Text {
        guard classes.contains(where: { $0.count > 1 }) else { return Text(".", chinese: "。") }
        let alike = classes.map { $0.joined(separator: " = ") }.joined(separator: "; ")
        return Text(": \(alike).", chinese: "：\(alike)。")
    }
}

import Studies

/// The orders that documents print, beside those of the engine.
extension MarkdownReport {
    var printedOrders: String {
        let rows = result.comparedOrders.map { row($0) }
        guard !rows.isEmpty else { return "" }
        let head: [Phrase] = [.where, .documentPrints, .happensHere, .why]
        return section(.printedOrders, Markdown.table(head.map { say($0) }, rows))
    }

    private func row(_ compared: ComparedOrder) -> [String] {
        let printed = compared.printed
        return [
            printed.condition == .always ? say(.everyCase) : wording.condition(printed.condition),
            titled(reference(printed.origin), chain(printed.lines.map { $0.description })), chain(compared.lines),
            printed.difference.map { told($0) } ?? say(compared.isSame ? .theSame : .unexplained),
        ]
    }

    private func chain(_ lines: [String]) -> String { lines.map { Markdown.code($0) }.joined(separator: " → ") }
}

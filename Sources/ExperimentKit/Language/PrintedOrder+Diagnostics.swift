extension PrintedOrder {
    /// The author's mistakes that show without a run.
    func diagnostics(in cases: [Case]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if lines.isEmpty || among.isEmpty {
            found.append(
                Diagnostic(
                    location, "a printed order has no lines to compare",
                    remedy: "Give the lines of the document, and the patterns that select those of the record."))
        }
        if !cases.isEmpty, !cases.contains(where: { condition.selects($0) }) {
            found.append(
                Diagnostic(
                    location, "the printed order is about none of the \(cases.count) cases: its condition selects none",
                    remedy: "Mend the condition, or exclude less."))
        }
        return found
    }
}

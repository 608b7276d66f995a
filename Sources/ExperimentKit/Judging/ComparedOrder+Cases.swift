import EventTrace

extension ExperimentResult {
    /// One for each order that a document gives, in the author's order; none for an order whose condition selects no case.
    public var comparedOrders: [ComparedOrder] { experiment.prints.compactMap { ComparedOrder($0, in: findings) } }
}

extension ComparedOrder {
    /// Nil where the condition selects no case.
    init?(_ printed: PrintedOrder, in findings: [Finding]) {
        guard let first = findings.first(where: { printed.condition.selects($0.case) }) else { return nil }
        let lines = printed.lines(of: first)
        self.init(printed: printed, lines: lines, isSame: LineMatch(lines, expected: printed.lines).isComplete)
    }
}

extension PrintedOrder {
    fileprivate func lines(of finding: Finding) -> [String] { finding.trace.log(of: among).map { $0.text } }

    /// The author's mistakes that show in a run: a difference that nobody explains, an explanation of none, cases that are not alike.
    func diagnostics(in findings: [Finding]) -> [Diagnostic] {
        guard let compared = ComparedOrder(self, in: findings) else { return [] }
        let selected = findings.filter { condition.selects($0.case) }
        if let other = selected.first(where: { lines(of: $0) != compared.lines }) {
            return [
                Diagnostic(
                    location, "the cases of a printed order print different lines, among them those of \(other.case)",
                    remedy: "Let its condition select cases that are alike.")
            ]
        }
        return compared.explanationDiagnostics
    }
}

extension ComparedOrder {
    fileprivate var explanationDiagnostics: [Diagnostic] {
        switch (isSame, printed.difference) {
        case (true, nil), (false, .some): []
        case (false, nil):
            [
                Diagnostic(
                    printed.location,
                    "what \(printed.origin.reference) prints is not what is printed here, and nobody says why: \(lines.listed)",
                    remedy: "Mend the lines or the stage, or give the reason as its difference.")
            ]
        case (true, .some):
            [
                Diagnostic(
                    printed.location, "what \(printed.origin.reference) prints is just what is printed here, and a difference is explained",
                    remedy: "Take the explanation away.")
            ]
        }
    }
}

extension [String] {
    fileprivate var listed: String { map { "'\($0)'" }.joined(separator: ", ") }
}

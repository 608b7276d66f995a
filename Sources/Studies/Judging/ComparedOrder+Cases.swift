import EventTrace
import ExperimentKit

extension ExperimentResult {
    /// The orders that documents give, in the author's order, each compared; an order whose condition selects no case is left out.
    public var comparedOrders: [ComparedOrder] { experiment.prints.compactMap { ComparedOrder($0, in: findings) } }

    /// The orders that are not as declared: differences without an explanation, explanations without a difference, cases that are not
    /// alike. They are results, as a refuted claim is.
    package var surprisingOrders: [Diagnostic] { experiment.prints.flatMap { $0.surprises(in: findings) } }
}

extension ComparedOrder {
    /// Compares an order with the first of its cases; nil if the condition selects no case.
    init?(_ printed: PrintedOrder, in findings: [Finding]) {
        guard let first = findings.first(where: { printed.condition.selects($0.case) }) else { return nil }
        let lines = printed.lines(of: first)
        self.init(printed: printed, lines: lines, isSame: LineMatch(lines, expected: printed.lines).isComplete)
    }
}

extension PrintedOrder {
    fileprivate func lines(of finding: Finding) -> [String] { finding.trace.log(of: among).map { $0.text } }

    fileprivate func surprises(in findings: [Finding]) -> [Diagnostic] {
        guard let compared = ComparedOrder(self, in: findings) else { return [] }
        let selected = findings.filter { condition.selects($0.case) }
        if let other = selected.first(where: { lines(of: $0) != compared.lines }) {
            return [
                Diagnostic(
                    location, "the cases of a printed order print different lines, among them those of \(other.case)",
                    remedy: "Let its condition select cases that are alike.", severity: .warning)
            ]
        }
        return compared.unexplained
    }
}

extension ComparedOrder {
    fileprivate var unexplained: [Diagnostic] {
        switch (isSame, printed.difference) {
        case (true, nil), (false, .some): []
        case (false, nil):
            [
                Diagnostic(
                    printed.location,
                    "what \(printed.origin.reference) prints is not what is printed here, and nobody says why: \(lines.listed)",
                    remedy: "Mend the lines or the stage, or give the reason as its difference.", severity: .warning)
            ]
        case (true, .some):
            [
                Diagnostic(
                    printed.location, "what \(printed.origin.reference) prints is just what is printed here, and a difference is explained",
                    remedy: "Take the explanation away.", severity: .warning)
            ]
        }
    }
}

extension [String] {
    fileprivate var listed: String { map { "'\($0)'" }.joined(separator: ", ") }
}

/// A document with what became of each of its statements.
public struct DocumentCoverage: Sendable {
    public let document: Document
    /// In the document's order; nothing is left out.
    public let statements: [StatementOutcome]

    /// O(statements + claims).
    public init(_ document: Document, _ results: [ExperimentResult]) {
        self.document = document
        var quoting: [Origin: [PlacedClaim]] = [:]
        for result in results {
            for (index, claim) in result.claims.enumerated() {
                guard let origin = claim.claim.quotes, origin.document == document.number else { continue }
                quoting[origin, default: []].append(PlacedClaim(result: result, index: index))
            }
        }
        statements = document.statements.map { StatementOutcome(statement: $0, claims: quoting[$0] ?? []) }
    }

    public func count(_ state: StatementOutcome.State) -> Int { statements.filter { $0.state == state }.count }

    /// The statements by the sections of the document: neighbours of one section stand together.
    public var sections: [(name: String, statements: [StatementOutcome])] {
        var sections: [(name: String, statements: [StatementOutcome])] = []
        for statement in statements {
            let name = statement.statement.section
            if sections.last?.name == name {
                sections[sections.count - 1].statements.append(statement)
            } else {
                sections.append((name, [statement]))
            }
        }
        return sections
    }
}

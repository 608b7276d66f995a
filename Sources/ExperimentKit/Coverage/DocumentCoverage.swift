import EventTrace

/// A document with what became of each of its statements.
public struct DocumentCoverage: Sendable {
    public let document: Document
    /// In the document's order; nothing is left out.
    public let statements: [StatementOutcome]

    /// The documents with what these results say about them. O(statements + claims).
    public static func of(_ documents: [Document], _ results: [ExperimentResult]) -> [DocumentCoverage] {
        let testimonies = testimonies(of: results)
        let places = Dictionary(grouping: documents.flatMap { $0.statements }) { $0.representative }
        return documents.map { document in
            let outcomes = document.statements.map { statement -> StatementOutcome in
                let said = statement.representative
                return StatementOutcome(
                    statement: statement, testimonies: testimonies[said] ?? [],
                    elsewhere: (places[said] ?? []).filter { $0 != statement })
            }
            return DocumentCoverage(document: document, statements: outcomes)
        }
    }

    private static func testimonies(of results: [ExperimentResult]) -> [Statement: [Testimony]] {
        var found: [Statement: [Testimony]] = [:]
        for result in results {
            for index in result.claims.indices {
                let placed = PlacedClaim(result: result, index: index)
                let claim = placed.claim.claim
                let said = claim.quotes.map { ($0, false) } + claim.contradicts.map { ($0, true) }
                for (statement, isException) in said {
                    let testimony = Testimony(placed, part: statement.quotedPart, isException: isException)
                    found[statement.representative, default: []].append(testimony)
                }
            }
        }
        return found
    }

    public func count(_ verdict: StatementVerdict) -> Int { statements.count { $0.verdict == verdict } }

    /// How many have this verdict and grade; nil for those whose grade is unknown.
    public func count(_ verdict: StatementVerdict, _ grade: Grade?) -> Int {
        statements.count { $0.verdict == verdict && $0.grade == grade }
    }

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

import EventTrace
import ExperimentKit

/// A document with the outcome of each of its statements.
public struct DocumentCoverage: Sendable {
    public let document: Document
    /// The outcomes of all statements, in the document's order.
    public let statements: [StatementOutcome]

    /// Returns the documents with the outcomes that follow from these results. O(statements + claims).
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

    /// The number of statements with this verdict and grade; a nil grade counts the statements with an unknown grade.
    public func count(_ verdict: StatementVerdict, _ grade: Grade?) -> Int {
        statements.count { $0.verdict == verdict && $0.grade == grade }
    }

    /// The statements by the sections of the document; adjacent statements of one section stand together.
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

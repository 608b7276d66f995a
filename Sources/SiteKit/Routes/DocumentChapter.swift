import ExperimentKit

/// The part of a document on one page: a short document as a whole, a long one by the first numbers of its sections.
struct DocumentChapter {
    /// The most statements of a document on one page; a longer document has a page for each chapter.
    private static let mostOnOnePage = 30
    /// The most statements of a chapter on one page; a longer chapter has a page for each section.
    private static let mostInAChapter = 30

    let document: Document
    /// The name, as `6`, `4.1`, or a section without a number; empty for a document on one page.
    let key: String
    /// The positions of the statements in the document.
    let statements: [Int]

    var route: Route { DocumentChapter.route(document, key) }

    /// The chapters, in the order of the document.
    static func all(of document: Document) -> [DocumentChapter] {
        var keys: [String] = []
        var statements: [String: [Int]] = [:]
        for (index, statement) in document.statements.enumerated() {
            let key = key(of: statement, in: document)
            if statements[key] == nil { keys.append(key) }
            statements[key, default: []].append(index)
        }
        return keys.map { DocumentChapter(document: document, key: $0, statements: statements[$0] ?? []) }
    }

    /// Nil if the document does not have the statement.
    static func route(of statement: Statement, in document: Document) -> Route? {
        guard let index = document.statements.firstIndex(of: statement) else { return nil }
        return Route(route(document, key(of: statement, in: document)).path, at: Place.statement(index))
    }

    private static func route(_ document: Document, _ key: String) -> Route {
        guard !key.isEmpty else { return Routes.document(document) }
        return Route("documents/\(document.number)-\(Slug.base(key)).html")
    }

    private static func key(of statement: Statement, in document: Document) -> String {
        guard document.statements.count > mostOnOnePage else { return "" }
        guard statement.isNumbered else { return statement.section }
        let chapter = statement.section.prefix { $0 != "." }
        let count = document.statements.count { $0.isNumbered && $0.section.prefix { $0 != "." } == chapter }
        return count > mostInAChapter ? statement.section : String(chapter)
    }
}

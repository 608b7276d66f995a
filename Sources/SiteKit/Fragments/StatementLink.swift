import ExperimentKit
import TranslationKit

/// Where a statement stands in its document, leading there.
enum StatementLink {
    static func html(_ statement: Statement, from page: String, in content: SiteContent, _ translation: Translation = .english) -> HTML {
        let reference = statement.reference(in: translation)
        guard let route = route(of: statement, in: content, translation.language) else { return "\(reference)" }
        return "<a href=\"\(route.address(from: page))\">\(reference)</a>"
    }

    /// Nil if its document is not published.
    private static func route(of statement: Statement, in content: SiteContent, _ language: Language) -> Route? {
        guard let document = content.documents.first(where: { $0.number == statement.document }),
            let index = document.statements.firstIndex(of: statement.whole)
        else { return nil }
        return Routes.statement(index, of: document, in: language)
    }
}

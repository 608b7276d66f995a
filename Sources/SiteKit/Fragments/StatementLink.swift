import ExperimentKit
import TranslationKit

/// Where a statement stands in its document, leading there.
enum StatementLink {
    static func html(_ statement: Statement, from page: String, in content: SiteContent, _ translation: Translation = .english) -> HTML {
        let reference = statement.reference(in: translation)
        guard let route = content.route(of: statement, in: translation.language) else { return "\(reference)" }
        return "<a href=\"\(route.address(from: page))\">\(reference)</a>"
    }
}

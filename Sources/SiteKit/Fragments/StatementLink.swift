import ExperimentKit
import TranslationKit

/// The place of a statement in its document, as a link.
enum StatementLink {
    static func html(_ statement: Statement, _ context: PageContext) -> HTML {
        let reference = statement.reference(in: context.translation)
        guard let document = context.content.documents.first(where: { $0.number == statement.document }),
            let route = DocumentChapter.route(of: statement.whole, in: document)
        else { return "\(reference)" }
        return "<a href=\"\(context.address(route))\">\(reference)</a>"
    }
}

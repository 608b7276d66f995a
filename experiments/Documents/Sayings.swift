import ExperimentKit

/// Makes the statements of one document.
struct Sayings {
    /// The document's number.
    let document: String

    func callAsFunction(
        _ section: String, _ text: String, kind: Statement.Kind = .assertion, parts: [String] = [], holds condition: String? = nil,
        sameAs other: Statement? = nil
    ) -> Statement {
        Statement(document: document, section: section, text, kind: kind, parts: parts, holds: condition, sameAs: other)
    }
}

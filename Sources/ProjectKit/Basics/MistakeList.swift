import ExperimentKit

/// The mistakes of authors in several parts of a project, collected so that one does not hide the others.
package struct MistakeList: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package mutating func add(_ more: [Diagnostic]) { diagnostics += more }

    /// The result of `body`; nil if it throws mistakes, which are added.
    package mutating func collect<Result>(_ body: () throws -> Result) throws -> Result? {
        do {
            return try body()
        } catch let mistakes as AuthorsMistakes {
            diagnostics += mistakes.diagnostics
            return nil
        }
    }

    /// Throws the mistakes, if there are any.
    package func throwIfAny() throws(AuthorsMistakes) {
        guard diagnostics.isEmpty else { throw AuthorsMistakes(diagnostics) }
    }
}

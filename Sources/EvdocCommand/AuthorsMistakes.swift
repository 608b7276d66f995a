import ExperimentKit

/// Mistakes in experiments; never empty.
struct AuthorsMistakes: Error {
    let diagnostics: [Diagnostic]

    /// Throws if any result has a mistake.
    static func check(_ results: [ExperimentResult]) throws(AuthorsMistakes) {
        let diagnostics = results.flatMap(\.diagnostics)
        if !diagnostics.isEmpty { throw AuthorsMistakes(diagnostics: diagnostics) }
    }
}

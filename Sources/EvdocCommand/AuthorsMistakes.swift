import ExperimentKit

/// Mistakes in experiments, each once; never empty.
struct AuthorsMistakes: Error {
    let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        precondition(!diagnostics.isEmpty)
        var seen: Set<Diagnostic> = []
        self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
    }
}

/// Mistakes of authors from one check, each once; never empty.
package struct AuthorsMistakes: Error, CustomStringConvertible {
    package let diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) {
        precondition(!diagnostics.isEmpty)
        var seen: Set<Diagnostic> = []
        self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
    }

    package var description: String { diagnostics.map { $0.description }.joined(separator: "\n") }
}

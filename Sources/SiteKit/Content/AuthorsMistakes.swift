import ExperimentKit

/// Mistakes of authors that were found in one go, each once; never empty.
public struct AuthorsMistakes: Error, CustomStringConvertible {
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        precondition(!diagnostics.isEmpty)
        var seen: Set<Diagnostic> = []
        self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

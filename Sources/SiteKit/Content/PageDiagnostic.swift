/// A mistake of the author's: where it is, what it is, and what to do about it.
public struct PageDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Path as the author knows it, relative to the project's root.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in bytes; nil when the whole line is meant.
    public let column: Int?
    /// One line, without a full stop.
    public let summary: String
    /// What the author can do; nil when the summary says it.
    public let remedy: String?

    public init(file: String, line: Int, column: Int? = nil, summary: String, remedy: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.summary = summary
        self.remedy = remedy
    }

    /// Where the author finds a hand-written page, given by its path below `site/pages`.
    package static func file(ofNote path: String) -> String { "site/pages/\(path)" }

    /// `site/pages/a.md:3:1: error: …`, and the remedy on a line of its own.
    public var description: String {
        let place = column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
        return "\(place): error: \(summary)" + (remedy.map { "\n    \($0)" } ?? "")
    }
}

/// All mistakes that were found in one go; never empty.
public struct PageMistakes: Error, CustomStringConvertible {
    public let diagnostics: [PageDiagnostic]

    public init(_ diagnostics: [PageDiagnostic]) {
        precondition(!diagnostics.isEmpty)
        self.diagnostics = diagnostics
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

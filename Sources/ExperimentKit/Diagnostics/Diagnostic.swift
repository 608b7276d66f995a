/// A mistake in the text of an author, an experiment or a page: its place, a description and a remedy.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The result cannot be trusted, and nothing is published.
        case error
        /// The text may be intended.
        case warning
    }

    public let location: Location
    /// The description, in one line.
    public let summary: String
    /// The remedy; nil if the summary implies it.
    public let remedy: String?
    public let severity: Severity

    public init(_ location: Location, _ summary: String, remedy: String?, severity: Severity = .error) {
        self.location = location
        self.summary = summary
        self.remedy = remedy
        self.severity = severity
    }

    /// The same diagnostic at another place.
    package func moved(to location: Location) -> Diagnostic { Diagnostic(location, summary, remedy: remedy, severity: severity) }

    /// The diagnostic as `experiments/X.swift:42: error: …`, and the remedy on a line below.
    public var description: String { "\(location): \(severity.rawValue): \(summary)" + (remedy.map { "\n    \($0)" } ?? "") }
}

extension [Diagnostic] {
    /// The diagnostics without repetitions, each at its first place.
    package var unique: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }

    package func of(_ severity: Diagnostic.Severity) -> [Diagnostic] { filter { $0.severity == severity } }
}

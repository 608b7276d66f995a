/// Something wrong with what an author wrote, an experiment or a page: where, what, and how to mend it.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// What comes out cannot be trusted: nothing is published.
        case error
        /// It can be meant so.
        case warning
    }

    public let location: Location
    /// One line.
    public let summary: String
    /// What to do about it; nil when the summary says it.
    public let remedy: String?
    public let severity: Severity

    public init(_ location: Location, _ summary: String, remedy: String?, severity: Severity = .error) {
        self.location = location
        self.summary = summary
        self.remedy = remedy
        self.severity = severity
    }

    /// The same, at another place.
    package func moved(to location: Location) -> Diagnostic { Diagnostic(location, summary, remedy: remedy, severity: severity) }

    /// `experiments/X.swift:42: error: …`, and the remedy on a line below.
    public var description: String { "\(location): \(severity.rawValue): \(summary)" + (remedy.map { "\n    \($0)" } ?? "") }
}

extension [Diagnostic] {
    /// The first of each.
    var unique: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }

    func of(_ severity: Diagnostic.Severity) -> [Diagnostic] { filter { $0.severity == severity } }
}

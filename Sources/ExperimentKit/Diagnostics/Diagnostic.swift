/// A mistake of an author's, of an experiment or a page: where, what, and how to mend it.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    public let location: Location
    /// One line.
    public let summary: String
    /// What to do about it; nil when the summary says it.
    public let remedy: String?

    public init(_ location: Location, _ summary: String, remedy: String?) {
        self.location = location
        self.summary = summary
        self.remedy = remedy
    }

    /// `experiments/X.swift:42: error: …`, and the remedy on a line below.
    public var description: String { "\(location): error: \(summary)" + (remedy.map { "\n    \($0)" } ?? "") }
}

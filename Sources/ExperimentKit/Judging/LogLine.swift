import EventTrace

/// A line as an author's own logging would print it.
public struct LogLine: Hashable, Sendable {
    /// `a.hitTest` where it is called, `a.hitTest -> b` where it returns, `tap: state ended` where the engine decides.
    public let text: String
    /// Whether the experiment writes it itself, rather than the engine of a call or a decision.
    public let isMark: Bool
    /// Seconds of virtual time.
    public let time: Double
}

extension Trace {
    /// The lines that match one of the patterns, in order. O(entries).
    public func log(of patterns: [TokenPattern]) -> [LogLine] {
        entries.compactMap { line(of: $0, among: patterns) }
    }

    /// The line of an entry; nil where it matches none of the patterns.
    func line(of entry: Entry, among patterns: [TokenPattern]) -> LogLine? {
        let isMark = entry.kind == .mark
        let text = isMark ? names[entry.verb] : describe(entry)
        return patterns.contains { $0.matches(text) } ? LogLine(text: text, isMark: isMark, time: entry.time) : nil
    }
}

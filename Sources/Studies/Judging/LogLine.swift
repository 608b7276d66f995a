import EventTrace
import ExperimentKit

/// A line as an author's own logging would print it.
public struct LogLine: Hashable, Sendable {
    /// The text: `a.hitTest` for a call, `a.hitTest -> b` for its return, `tap: state ended` for a decision of the engine.
    public let text: String
    /// Whether the line is a mark, written by the experiment, and not a call or a decision of the engine.
    public let isMark: Bool
    /// Seconds of virtual time.
    public let time: Double
}

extension Trace {
    /// The lines that match one of the patterns, in order. O(entries).
    public func log(of patterns: [TokenPattern]) -> [LogLine] {
        entries.compactMap { line(of: $0, among: patterns) }
    }

    /// The line of an entry; nil if it matches no pattern.
    func line(of entry: Entry, among patterns: [TokenPattern]) -> LogLine? {
        let isMark = entry.kind == .mark
        let text = isMark ? names[entry.verb] : describe(entry)
        return patterns.contains { $0.matches(text) } ? LogLine(text: text, isMark: isMark, time: entry.time) : nil
    }
}

import EventTrace

/// A call, a mark or a decision of a case's record, as a query sees it.
package struct RecordLine: Hashable {
    package enum Kind: Hashable {
        case call, mark, decision
    }

    package let kind: Kind
    /// The line's text: `tap.action(ended)` for a call, the mark's own text, `tap: wait doubleTap` for a decision.
    package let text: String
    /// The virtual time in seconds.
    package let time: Double

    /// The lines of a trace in their order. O(entries).
    package static func lines(of trace: Trace, withDecisions: Bool) -> [RecordLine] {
        trace.entries.compactMap { entry in
            switch entry.kind {
            case .call: RecordLine(kind: .call, text: trace.describe(entry), time: entry.time)
            case .mark: RecordLine(kind: .mark, text: trace.spelling(of: entry.verb), time: entry.time)
            case .decision where withDecisions: RecordLine(kind: .decision, text: trace.describe(entry), time: entry.time)
            case .decision, .answer, .note: nil
            }
        }
    }
}

import EventTrace

/// A call, a mark or a decision of a case's record, as a query sees it.
struct RecordLine: Hashable {
    enum Kind: Hashable {
        case call, mark, decision
    }

    let kind: Kind
    /// `tap.action(ended)`; of a mark its text; `tap: wait doubleTap` of a decision.
    let text: String
    /// Seconds of virtual time.
    let time: Double

    /// In their order. O(entries).
    static func lines(of trace: Trace, withDecisions: Bool) -> [RecordLine] {
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

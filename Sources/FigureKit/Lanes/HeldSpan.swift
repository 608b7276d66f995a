import EventTrace

/// A span of time in which touches of a view are withheld from it.
struct HeldSpan {
    let view: String
    let rule: RuleID?
    /// The positions of the decision and of the end of the span among the entries; the end is nil if there is none.
    let start: Int
    let end: Int?

    /// All spans in the order in which they begin.
    static func all(in trace: Trace) -> [HeldSpan] {
        var spans: [HeldSpan] = []
        var open: [(subject: Name, start: Int, rule: RuleID?)] = []
        func close(_ index: Int, at end: Int?) {
            let one = open.remove(at: index)
            spans.append(HeldSpan(view: trace.names[one.subject], rule: one.rule, start: one.start, end: end))
        }
        for (position, entry) in trace.entries.enumerated() {
            if isBeginning(entry) {
                if !open.contains(where: { $0.subject == entry.subject }) { open.append((entry.subject, position, entry.rule)) }
            } else if let index = open.firstIndex(where: { $0.subject == entry.subject }), isEnd(entry) {
                close(index, at: position)
            }
        }
        while !open.isEmpty { close(0, at: nil) }
        return spans.sorted { $0.start < $1.start }
    }

    /// Rows and constraints are held too, without a phase.
    private static func isBeginning(_ entry: Entry) -> Bool {
        entry.kind == .decision && entry.verb == Name(.hold) && [Name(.began), Name(.ended)].contains(entry.detail)
    }

    private static func isEnd(_ entry: Entry) -> Bool {
        let ends: [Word] = entry.kind == .decision ? [.release, .withhold, .unbind, .cancel] : entry.kind == .call ? touches : []
        return ends.contains { entry.verb == Name($0) }
    }

    private static let touches: [Word] = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]
}

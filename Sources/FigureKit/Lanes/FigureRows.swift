import EventTrace
import Studies

/// The rows of one case, in the order of its trace.
public enum FigureRows {
    /// Returns the rows. `mark` gives the words of a mark of the experiment; without it they are those of the record.
    public static func rows(_ finding: Finding, mark: (Call) -> String = { $0.call }) -> [FigureRow] {
        let (trace, calls) = (finding.trace, finding.trace.ordering)
        let recognizers = Set(finding.stage.views.flatMap { $0.recognizers.map { $0.name } } + finding.stage.others)
        var rows: [FigureRow] = []
        var position = 0
        for (index, entry) in trace.entries.enumerated() {
            switch entry.kind {
            case .call, .mark:
                let call = calls[position]
                let isUnordered = finding.unordered.contains { $0.contains(position) }
                position += 1
                rows.append(
                    FigureRow(
                        kind: call.isMark ? .mark : .call, time: call.time, subject: call.isMark ? "" : call.receiver, other: "",
                        text: call.isMark ? line(mark(call)) : call.token + (call.answer.map { " → \($0)" } ?? ""), token: call.token,
                        depth: call.depth, rule: call.rule, entry: index, isUnordered: isUnordered))
            case .decision:
                let (subject, other) = (trace.names[entry.subject], trace.names[entry.detail])
                guard recognizers.contains(subject) || recognizers.contains(other), let text = turn(trace, index) else { continue }
                rows.append(
                    FigureRow(
                        kind: .turn, time: entry.time, subject: subject, other: entry.verb == Name(.state) ? "" : other, text: text,
                        token: "", depth: Int(entry.depth), rule: entry.rule, entry: index, isUnordered: false))
            case .answer, .note: continue
            }
        }
        return rows
    }

    /// The text of a mark's row.
    public static func line(_ mark: String) -> String { "— \(mark)" }

    /// The decisions between receivers: the verb, for a state the new one, and the words.
    public static let turns: [(verb: Word, state: Word?, says: FigureWord)] = [
        (.state, .began, .begins), (.state, .ended, .recognizes), (.state, .failed, .fails), (.state, .cancelled, .isCancelled),
        (.veto, nil, .turnsDown), (.exclude, nil, .givesWayTo), (.wait, nil, .waitsFor), (.decline, nil, .declines),
    ]

    /// The text of a turn; nil for a decision that decides nothing between receivers.
    private static func turn(_ trace: Trace, _ index: Int) -> String? {
        let entry = trace.entries[index]
        let (subject, other) = (trace.names[entry.subject], trace.names[entry.detail])
        let turn = turns.first { entry.verb == Name($0.verb) && ($0.state == nil || $0.state?.rawValue == other) }
        return turn.map { turn in
            // What declines names no other recognizer.
            let object = turn.state == nil && turn.verb != .decline && !other.isEmpty ? " \(other)" : ""
            let says = turn.says == .recognizes && failsNext(trace, index) ? .couldRecognize : turn.says
            return "\(subject) \(says.mark)\(object)"
        }
    }

    /// Whether the recognizer of a decision about its state fails before any recognition: another one excludes the recognizer.
    private static func failsNext(_ trace: Trace, _ index: Int) -> Bool {
        let subject = trace.entries[index].subject
        let next = trace.entries[(index + 1)...].first {
            $0.kind == .decision && $0.subject == subject && ($0.verb == Name(.state) || $0.verb == Name(.recognize))
        }
        return next.map { $0.verb == Name(.state) && trace.names[$0.detail] == Word.failed.rawValue } ?? false
    }
}

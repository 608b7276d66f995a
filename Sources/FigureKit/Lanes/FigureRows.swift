import EventTrace
import Studies

/// The rows of one case, in the order of its trace.
public enum FigureRows {
    /// Returns the rows.
    public static func rows(_ finding: Finding) -> [FigureRow] {
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
                        text: call.isMark ? "— \(call.call)" : call.token + (call.answer.map { " → \($0)" } ?? ""), token: call.token,
                        depth: call.depth, rule: call.rule, entry: index, isUnordered: isUnordered))
            case .decision:
                let (subject, other) = (trace.names[entry.subject], trace.names[entry.detail])
                guard recognizers.contains(subject) || recognizers.contains(other), let text = turn(entry, subject, other) else { continue }
                rows.append(
                    FigureRow(
                        kind: .turn, time: entry.time, subject: subject, other: entry.verb == Name(.state) ? "" : other, text: text,
                        token: "", depth: Int(entry.depth), rule: entry.rule, entry: index, isUnordered: false))
            case .answer, .note: continue
            }
        }
        return rows
    }

    /// The text of a turn; nil for a decision that decides nothing between receivers.
    private static func turn(_ entry: Entry, _ subject: String, _ other: String) -> String? {
        if entry.verb == Name(.state) {
            switch other {
            case Word.began.rawValue: return "\(subject) \(FigureWord.begins.mark)"
            case Word.ended.rawValue: return "\(subject) \(FigureWord.recognizes.mark)"
            case Word.failed.rawValue: return "\(subject) \(FigureWord.fails.mark)"
            case Word.cancelled.rawValue: return "\(subject) \(FigureWord.isCancelled.mark)"
            default: return nil
            }
        }
        let words: [(Word, FigureWord)] = [
            (.veto, .turnsDown), (.exclude, .givesWayTo), (.wait, .waitsFor), (.decline, .getsNoTouchOf),
        ]
        return words.first { entry.verb == Name($0.0) }.map { "\(subject) \($0.1.mark)\(other.isEmpty ? "" : " \(other)")" }
    }
}

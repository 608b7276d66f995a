/// A line written by an exported experiment.
public enum DeviceLogLine: Hashable, Sendable {
    /// The subject of a run: the experiment's id, and its values as in the file: `finger=taps, cancels=on`.
    case header(experiment: String, values: String)
    /// The device of the run: `iOS 18.2` and `iPhone15,4`.
    case device(system: String, model: String)
    /// A call or a mark, as evdoc's record writes it, nested in `depth` calls.
    case call(token: String, depth: Int, seconds: Double, isMark: Bool)
    /// The value returned by the last call of this depth.
    case answer(String, depth: Int)

    private static let mark = "[evdoc] "

    /// The values of a `Bool` as exports before 0.2 wrote them.
    private static let flags = ["yes": "true", "no": "false"]

    /// The call with the value of a `Bool` as it is written today.
    private static func today(_ token: String) -> String {
        for (old, new) in flags where token.hasSuffix("(\(old))") { return token.dropLast(old.count + 1) + new + ")" }
        return token
    }

    /// The text after evdoc's mark in a line of a console, and the text before the mark; nil if the line has no mark.
    static func parts(of line: String) -> (prefix: Substring, content: Substring)? {
        line.firstRange(of: mark).map { (line[..<$0.lowerBound], line[$0.upperBound...]) }
    }

    /// Reads `0.080 . > level_2.hitTest`; nil for text of another form, such as a line that was cut off.
    init?(_ content: Substring) {
        if content.hasPrefix("# ") {
            let words = content.dropFirst(2).split(separator: " ", maxSplits: 1)
            guard let id = words.first else { return nil }
            self = .header(experiment: String(id), values: words.count > 1 ? String(words[1]).trimmed : "")
            return
        }
        if content.hasPrefix("@ ") {
            let words = content.dropFirst(2).split(separator: ";", maxSplits: 1).map { String($0.drop { $0 == " " }).trimmed }
            guard words.count == 2, words.allSatisfy({ !$0.isEmpty }) else { return nil }
            self = .device(system: words[0], model: words[1])
            return
        }
        let parts = content.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let seconds = Double(parts[0]), seconds.isFinite else { return nil }
        var rest = parts[1]
        var depth = 0
        while rest.hasPrefix(". ") {
            depth += 1
            rest = rest.dropFirst(2)
        }
        let text = String(rest.dropFirst(2)).trimmed
        guard !text.isEmpty else { return nil }
        switch rest.prefix(2) {
        case "> ": self = .call(token: Self.today(text), depth: depth, seconds: seconds, isMark: false)
        case "- ": self = .call(token: text, depth: depth, seconds: seconds, isMark: true)
        case "< ": self = .answer(Self.flags[text] ?? text, depth: depth)
        default: return nil
        }
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}

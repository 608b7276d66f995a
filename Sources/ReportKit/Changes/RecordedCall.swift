import EventTrace

/// A call in the record of a result: one line, with a space before it for each call around it.
public struct RecordedCall: Hashable, Sendable {
    public let depth: Int
    public let isMark: Bool
    /// The token, as in `Call.token`.
    public let token: String
    public let answer: String?

    init(_ call: Call) {
        (depth, isMark, token, answer) = (call.depth, call.isMark, call.token, call.answer)
    }

    /// Reads a call from its line.
    public init(line: String) {
        depth = line.prefix { $0 == " " }.count
        let words = String(line.dropFirst(depth))
        isMark = words.hasPrefix(RecordedCall.mark)
        let parts = isMark ? nil : words.firstRange(of: RecordedCall.arrow)
        token = isMark ? String(words.dropFirst(RecordedCall.mark.count)) : String(words[..<(parts?.lowerBound ?? words.endIndex)])
        answer = parts.map { String(words[$0.upperBound...]) }
    }

    /// The call as a line: `  tap.shouldBegin → true`, `— the tap is possible`
    public var line: String {
        String(repeating: " ", count: depth) + (isMark ? RecordedCall.mark : "") + token + (answer.map { RecordedCall.arrow + $0 } ?? "")
    }

    private static let mark = "— "
    private static let arrow = " → "
}

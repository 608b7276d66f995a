import ExperimentKit

/// What a query has in the place of a call: lines of one kind that match.
struct RecordPattern: Hashable {
    let kind: RecordLine.Kind
    /// It is enough that one of them matches.
    private let patterns: [TokenPattern]

    /// Marks and decisions by their text.
    init(_ kind: RecordLine.Kind, _ pattern: TokenPattern) {
        self.kind = kind
        patterns = [pattern]
    }

    /// Calls of these receivers; without an argument, whatever theirs is.
    init(receiver: String, method: String, argument: String?) {
        kind = .call
        let call = "\(receiver).\(method)"
        patterns = (argument.map { ["\(call)(\($0))"] } ?? [call, "\(call)(*)"]).map { TokenPattern($0) }
    }

    /// As it is printed: `*.touchesCancelled`.
    var description: String { patterns[0].description }

    func matches(_ line: RecordLine) -> Bool { line.kind == kind && patterns.contains { $0.matches(line.text) } }
}

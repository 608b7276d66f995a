import ExperimentKit

/// The pattern for a call of a query: matches lines of one kind.
struct RecordPattern: Hashable {
    let kind: RecordLine.Kind
    /// The alternatives; one match is enough.
    private let patterns: [TokenPattern]

    /// Matches marks or decisions by their text.
    init(_ kind: RecordLine.Kind, _ pattern: TokenPattern) {
        self.kind = kind
        patterns = [pattern]
    }

    /// Matches calls of these receivers; without an argument, any argument matches.
    init(receiver: String, method: String, argument: String?) {
        kind = .call
        let call = "\(receiver).\(method)"
        patterns = (argument.map { ["\(call)(\($0))"] } ?? [call, "\(call)(*)"]).map { TokenPattern($0) }
    }

    /// The pattern as printed: `*.touchesCancelled`.
    var description: String { patterns[0].description }

    func matches(_ line: RecordLine) -> Bool { line.kind == kind && patterns.contains { $0.matches(line.text) } }
}

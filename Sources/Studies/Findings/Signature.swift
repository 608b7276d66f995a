import EventTrace

/// The compared part of an ordering: receivers, calls, nesting and answers, without times and rules.
struct Signature: Hashable {
    let lines: [String]

    init(_ ordering: [Call]) {
        lines = ordering.map { "\($0.depth) \($0.isMark ? "—" : "")\($0.token)\($0.answer.map { " -> " + $0 } ?? "")" }
    }

    /// The first line at which the two differ; nil if they are equal.
    func firstDifference(from other: Signature) -> Int? {
        if lines == other.lines { return nil }
        return zip(lines, other.lines).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, other.lines.count)
    }
}

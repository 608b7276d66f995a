/// The differences between two texts, in the unified format.
public struct UnifiedDiff {
    /// The diff; empty if the texts are equal, else it ends with a line end.
    public let text: String

    /// `context` is the number of equal lines around each difference. O((lines + differences) × differences).
    public init(from old: String, to new: String, oldName: String, newName: String, context: Int = 3) {
        precondition(context >= 0, "lines of context are counted")
        let (left, right) = (UnifiedDiff.lines(old), UnifiedDiff.lines(new))
        let edits = LineEdits(left, right).edits
        guard edits.contains(where: { $0.kind != .equal }) else {
            text = ""
            return
        }
        text = "--- \(oldName)\n+++ \(newName)\n" + DiffHunk.hunks(of: edits, context: context).map { $0.text(left, right) }.joined()
    }

    /// The lines with their line ends, so that a missing one at the end is a difference.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: 10).map { rest.utf8.index(after: $0) } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }
}

/// Adjacent differences, with the equal lines around them.
struct DiffHunk {
    private let edits: ArraySlice<LineEdits.Edit>

    static func hunks(of edits: [LineEdits.Edit], context: Int) -> [DiffHunk] {
        var ranges: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.kind != .equal {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { DiffHunk(edits: edits[$0]) }
    }

    func text(_ old: [Substring], _ new: [Substring]) -> String {
        let oldCount = edits.count { $0.kind != .insert }
        let newCount = edits.count { $0.kind != .delete }
        let head = "@@ -\(range(edits.first?.old ?? 0, oldCount)) +\(range(edits.first?.new ?? 0, newCount)) @@\n"
        return head + edits.map { line($0, old, new) }.joined()
    }

    /// Lines are numbered from 1; an empty range names the line before it.
    private func range(_ start: Int, _ count: Int) -> String {
        let first = count == 0 ? start : start + 1
        return count == 1 ? "\(first)" : "\(first),\(count)"
    }

    private func line(_ edit: LineEdits.Edit, _ old: [Substring], _ new: [Substring]) -> String {
        let (sign, line) =
            switch edit.kind {
            case .equal: (" ", old[edit.old])
            case .delete: ("-", old[edit.old])
            case .insert: ("+", new[edit.new])
            }
        return line.utf8.last == 10 ? "\(sign)\(line)" : "\(sign)\(line)\n\\ No newline at end of file\n"
    }
}

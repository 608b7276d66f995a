import EventTrace

/// Lays several orderings side by side: equal calls share a row wherever the order allows it.
struct AlignedCalls {
    struct Row {
        let call: Call
        /// For each ordering, the position of the call in it; nil where it is not made.
        var positions: [Int?]
    }

    private(set) var rows: [Row] = []
    private let count: Int

    /// O(rows × calls) for each ordering.
    init(_ orderings: [[Call]]) {
        count = orderings.count
        for (column, ordering) in orderings.enumerated() { merge(ordering, column) }
    }

    private mutating func merge(_ ordering: [Call], _ column: Int) {
        let lengths = commonLengths(ordering)
        var merged: [Row] = []
        var (row, call) = (0, 0)
        while row < rows.count || call < ordering.count {
            if row < rows.count, call < ordering.count, isSame(rows[row].call, ordering[call]) {
                merged.append(rows[row])
                merged[merged.count - 1].positions[column] = call
                row += 1
                call += 1
            } else if call == ordering.count || row < rows.count && lengths[row + 1][call] >= lengths[row][call + 1] {
                merged.append(rows[row])
                row += 1
            } else {
                var positions = [Int?](repeating: nil, count: count)
                positions[column] = call
                merged.append(Row(call: ordering[call], positions: positions))
                call += 1
            }
        }
        rows = merged
    }

    /// `[r][c]`: the most rows that the rows from `r` on and the calls from `c` on can share.
    private func commonLengths(_ ordering: [Call]) -> [[Int]] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: ordering.count + 1), count: rows.count + 1)
        for row in rows.indices.reversed() {
            for call in ordering.indices.reversed() {
                lengths[row][call] =
                    isSame(rows[row].call, ordering[call])
                    ? lengths[row + 1][call + 1] + 1 : max(lengths[row + 1][call], lengths[row][call + 1])
            }
        }
        return lengths
    }

    private func isSame(_ left: Call, _ right: Call) -> Bool {
        left.token == right.token && left.depth == right.depth && left.answer == right.answer && left.isMark == right.isMark
    }
}

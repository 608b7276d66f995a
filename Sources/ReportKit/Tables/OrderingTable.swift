import EventTrace
import Studies

/// Orderings side by side, equal calls in one row.
///
/// Read downwards, each column gives its group's ordering. Columns are aligned one after the other, each by a longest common
/// subsequence with the rows so far.
public struct OrderingTable: Sendable {
    /// The most groups that stand side by side on a phone.
    public static let mostColumns = 3

    public let columns: [OrderingGroup]
    public let rows: [OrderingRow]

    /// O(rows × calls) for each group.
    public init(_ groups: [OrderingGroup]) {
        columns = groups
        var rows: [OrderingRow] = []
        for (column, group) in groups.enumerated() {
            rows = OrderingTable.merge(group.ordering, into: rows, column: column, of: groups.count)
        }
        self.rows = OrderingTable.markingRepeated(rows)
    }

    /// Marks repeated rows. A call that no column has in two rows is in two rows only because its place differs.
    private static func markingRepeated(_ rows: [OrderingRow]) -> [OrderingRow] {
        var rows = rows
        for indices in Dictionary(grouping: rows.indices, by: { rows[$0].path }).values where indices.count > 1 {
            let columns = indices.flatMap { index in rows[index].positions.indices.filter { rows[index].positions[$0] != nil } }
            guard Set(columns).count == columns.count else { continue }
            for index in indices { rows[index].isRepeated = true }
        }
        return rows
    }

    /// All groups in tables that are narrow enough. Each of several tables puts the first remaining group beside those most like it.
    public static func tables(for groups: [OrderingGroup], mostColumns: Int = mostColumns) -> [OrderingTable] {
        precondition(mostColumns > 0, "a table has a column")
        guard groups.count > mostColumns else { return [OrderingTable(groups)] }
        var rest = groups
        var tables: [OrderingTable] = []
        while let first = rest.first {
            let likeness = rest.map { Likeness(first.ordering, $0.ordering).value }
            let nearest = rest.indices.dropFirst().sorted { (likeness[$1], $0) < (likeness[$0], $1) }.prefix(mostColumns - 1)
            tables.append(OrderingTable(([0] + nearest).sorted().map { rest[$0] }))
            for index in ([0] + nearest).sorted().reversed() { rest.remove(at: index) }
        }
        return tables
    }

    private static func merge(_ ordering: [Call], into rows: [OrderingRow], column: Int, of count: Int) -> [OrderingRow] {
        var merged: [OrderingRow] = []
        var row = 0
        func skipRows(to end: Int) {
            merged += rows[row..<end]
            row = end
        }
        let paths = CallPath.paths(of: ordering)
        let pairs = CommonSubsequence(rows.count, ordering.count) { rows[$0].path == paths[$1] }.pairs
        var next = pairs.makeIterator()
        var pair = next.next()
        for (position, call) in ordering.enumerated() {
            if let match = pair, match.1 == position {
                skipRows(to: match.0)
                var shared = rows[match.0]
                shared.positions[column] = position
                shared.answers[column] = call.answer
                merged.append(shared)
                row += 1
                pair = next.next()
            } else {
                // Rows that only earlier columns have come first; a nested call stays below the call around it.
                if call.depth == 0 { skipRows(to: pair?.0 ?? rows.count) }
                var positions = [Int?](repeating: nil, count: count)
                positions[column] = position
                var answers = [String?](repeating: nil, count: count)
                answers[column] = call.answer
                merged.append(OrderingRow(call: call, positions: positions, path: paths[position], answers: answers))
            }
        }
        skipRows(to: rows.count)
        return merged
    }
}

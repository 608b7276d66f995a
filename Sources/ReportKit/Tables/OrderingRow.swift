import EventTrace
import ExperimentKit

/// One row of a table of orderings: a call, and where it stands in the ordering of each column.
public struct OrderingRow: Sendable {
    /// What stands in a column: the call's number in its ordering, and what it returned there.
    public struct Cell: Hashable, Sendable {
        /// From 1.
        public let number: Int
        /// Whether UIKit does not define the order of the calls around it.
        public let isUnordered: Bool
        /// Nil where the row's head says it, or nothing is returned.
        public let answer: String?

        /// `3`, `≈ 3`, `3 → nil`.
        public var words: String { "\(isUnordered ? "≈ " : "")\(number)\(answer.map { " → \($0)" } ?? "")" }
    }

    /// The call, with time and rule as in the first column that has it.
    public let call: Call
    /// For each column the position of the call in its ordering, from 0; nil where it is not made.
    public internal(set) var positions: [Int?]
    /// Whether another row has the same call for other columns, because its place differs.
    public internal(set) var isRepeated = false

    /// Calls with equal paths may stand in one row.
    let path: CallPath
    /// For each column what the call returned there.
    var answers: [String?]

    init(call: Call, positions: [Int?], path: CallPath, answers: [String?]) {
        self.call = call
        self.positions = positions
        self.path = path
        self.answers = answers
    }

    /// What the call returned in every column that has it; nil where that differs.
    public var answer: String? {
        let given = zip(positions, answers).filter { $0.0 != nil }.map { $0.1 }
        return given.allSatisfy { $0 == given.first } ? given.first ?? nil : nil
    }

    /// For each column what stands in it; nil where the call is not made.
    public func cells(in columns: [OrderingGroup]) -> [Cell?] {
        precondition(positions.count == columns.count, "a row has a position for each column")
        let shared = answer
        return columns.indices.map { column in
            positions[column].map { position in
                Cell(
                    number: position + 1, isUnordered: columns[column].isUnordered(position),
                    answer: shared == nil ? answers[column] : nil)
            }
        }
    }
}

/// A call with all the calls that it is nested in, outermost first: tokens, whatever they returned.
struct CallPath: Hashable {
    let lines: [String]

    /// A path for each call of the ordering.
    static func paths(of ordering: [Call]) -> [CallPath] {
        var open: [String] = []
        return ordering.map { call in
            open.removeLast(max(0, open.count - call.depth))
            open.append("\(call.isMark ? "—" : "")\(call.token)")
            return CallPath(lines: open)
        }
    }
}

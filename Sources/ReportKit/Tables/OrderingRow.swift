import EventTrace
import Studies

/// One row of a table of orderings: a call, and its place in the ordering of each column.
public struct OrderingRow: Sendable {
    /// The content of a column: the call's number in its ordering, and its answer there.
    public struct Cell: Hashable, Sendable {
        /// The number, counted from 1.
        public let number: Int
        /// Whether UIKit does not define the order of the calls around it.
        public let isUnordered: Bool
        /// The answer; nil if the row's head has it, or if nothing is returned.
        public let answer: String?

        /// The cell in words: `3`, `≈ 3`, `3 → nil`.
        public var words: String { "\(isUnordered ? "≈ " : "")\(number)\(answer.map { " → \($0)" } ?? "")" }
    }

    /// The call, with time and rule as in the first column that has it.
    public let call: Call
    /// For each column the position of the call in its ordering, from 0; nil if the call is not made.
    public internal(set) var positions: [Int?]
    /// Whether another row has the same call for other columns, because its place differs.
    public internal(set) var isRepeated = false

    /// Calls with equal paths may stand in one row.
    let path: CallPath
    /// The answer of the call in each column.
    var answers: [String?]

    init(call: Call, positions: [Int?], path: CallPath, answers: [String?]) {
        self.call = call
        self.positions = positions
        self.path = path
        self.answers = answers
    }

    /// The answer of the call in every column that has it; nil if the answers differ.
    public var answer: String? {
        let given = zip(positions, answers).filter { $0.0 != nil }.map { $0.1 }
        return given.allSatisfy { $0 == given.first } ? given.first ?? nil : nil
    }

    /// The cell of each column; nil if the call is not made.
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

/// A call with all the calls around it, outermost first: tokens, whatever their answers.
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
